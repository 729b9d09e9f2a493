### Что сервер говорит людям за столом и тому, кто его запускает.

complaint-stale = За столом уже всё изменилось; вот как обстоят дела сейчас.
complaint-too-fast = Слишком много команд сразу. Подождите немного и попробуйте снова.
complaint-limit-reached = Слишком много за короткое время от вас или из вашей сети. Попробуйте снова через { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}.
complaint-too-many-pages = Отсюда открыто уже слишком много страниц: закройте часть из них и загрузите эту снова.
complaint-limit-not-understood = Нет ограничения «{ $value }». Пишите так: tables-by-person=60/hour, sockets-by-person=50 или tables-by-person=off; есть { $known }.
complaint-proxy-not-understood = «{ $value }» не адрес прокси: укажите адрес, например 10.0.0.1, или сеть, например 10.0.0.0/8.
complaint-log-full = За этим столом слишком многое уже отменяли, передавали и обновляли: больше так нельзя, играйте дальше.
complaint-too-many-tables-of-bots = У вас уже столько столов, где играют одни боты: { $most }. Дождитесь конца одной из этих партий.
complaint-message-not-understood = Сервер не понимает этого сообщения.
complaint-command-unknown = Сервер не знает такой команды.
complaint-command-id-taken = Этот идентификатор уже был у другой команды: отправьте эту с новым.
complaint-too-large = Это больше 2 МБ, которые принимает сервер. Игра, сохранённая здесь, намного меньше: выберите такой файл.
complaint-foreign-origin = Чужая страница не может действовать от вашего имени. Откройте сам стол.
complaint-no-such-page = По этому адресу ничего нет.
complaint-no-such-table = Такого стола нет. Проверьте ссылку.
complaint-table-of-other-rules = За этим столом играли по версии правил { $rules }, а здесь версия { $known }: открыть его уже нельзя. Начните новый стол.
complaint-server-failed = На сервере что-то сломалось. Ничего не изменилось, попробуйте ещё раз.
complaint-name-first = Сначала назовитесь.
complaint-name-too-long = В имени не больше { $most } букв: выберите покороче.
complaint-name-invisible = В этом имени есть знаки, которых никто не видит: наберите его заново без них.
complaint-name-overgrown = В этом имени слишком много значков на одной букве: выберите попроще.
complaint-seat-taken = Это место занято.
complaint-knows-another-seat = Вы знаете тайны другого места, поэтому это место — для кого-то ещё.
complaint-not-your-seat = Это не ваше место.
complaint-person-is-here = Этот игрок здесь и может играть.
complaint-not-waited-for = Сейчас игра не ждёт этого игрока.
complaint-still-has-time = { $seconds ->
        [one] Подождите ещё { $seconds } секунду. Потом его сможет заменить бот.
        [few] Подождите ещё { $seconds } секунды. Потом его сможет заменить бот.
       *[many] Подождите ещё { $seconds } секунд. Потом его сможет заменить бот.
    }
complaint-not-here = Этого игрока сейчас нет, он не заметит.
complaint-nudged-already = { $seconds ->
        [one] Только что уже напомнили. Подождите ещё { $seconds } секунду.
        [few] Только что уже напомнили. Подождите ещё { $seconds } секунды.
       *[many] Только что уже напомнили. Подождите ещё { $seconds } секунд.
    }
complaint-bot-plays-there = Там уже играет бот.
complaint-not-at-this-table = Это могут только те, кто сидит за этим столом.
complaint-invitation-needed = Чтобы сесть, нужна ссылка-приглашение.
complaint-invitation-spent = Это приглашение больше не действует. Попросите новую ссылку.
complaint-part-does-not-fit = Открыто не то, к чему вы обязались. Перезагрузите страницу.
complaint-part-too-early = Ещё не все дали обязательства. Подождите, пока займут все места.
complaint-nothing-to-undo = Вам нечего отменять.
complaint-nobody-asks-you = Вас никто не просит об отмене.
complaint-not-over-yet = Это откроется, когда игра закончится.
complaint-record-breaks = Шаг { $step } сохранённой игры не разрешён правилами.

## Запуск

complaint-host-unknown = Адреса «{ $host }» нет. Попробуйте --host 127.0.0.1 или --host 0.0.0.0.
complaint-port-impossible = Порта { $port } не бывает: возьмите число от 1 до 65535.
complaint-verifier-not-understood = «{ $address }» — не адрес сервера. Напишите так: --verifier https://check.example.org.
complaint-port-taken = Порт { $port } занят другой программой. Укажите другой: --port ЧИСЛО.
complaint-port-refused = Порт { $port } адреса { $host } использовать нельзя. Возьмите --port больше 1024 или другой --host.
complaint-duration-not-understood = { $name } принимает срок вроде 90d, 12h или 30m, а не «{ $value }».
complaint-metrics-port-refused = Порт { $port } на { $host } не подходит для показателей. Укажите другой через --metrics-port.
complaint-bots-lost = Сервер завершает работу: процессы, в которых думают боты, не запускаются. Хватает ли памяти?
complaint-writing-lost = Сервер завершает работу: процесс, который сохраняет, не запускается. Хватает ли памяти?
complaint-task-failed = Сервер завершает работу: из-за ошибки остановилась часть, без которой он не может ({ $task }). Подробности в журнале.
complaint-database-in-use = Файл { $database } занят другим сервером. Остановите его или укажите другое место: --data-dir ПАПКА.
complaint-folder-not-writable = Папку { $path } создать не удалось. Назовите другую: --data-dir ПАПКА.
complaint-page-missing = Страница не была собрана при установке, открывать нечего. Установите Ostrov заново при доступной сети.
serve-open = Стол открыт: { $address }
serve-network = Для других в вашей сети: { $address }
serve-data = Игры хранятся здесь: { $database }
serve-metrics = Показатели для Prometheus: { $address }
serve-stop = Остановить: Ctrl-C.
help-serve = открыть стол: запустить сервер
help-host = на каком адресе слушать; 0.0.0.0 впускает других из вашей сети (иначе 127.0.0.1)
help-port = на каком порту слушать (иначе 8000)
help-database = где хранить игры: файл или postgresql://… (иначе файл в папке данных)
help-data-dir = папка для файла с играми (иначе обычное место для данных в системе)
help-origin = адрес чужой страницы, которой можно пользоваться этим сервером; можно повторить
help-verifier = адрес другого сервера, которым страницы проверяют честность случая (иначе этим же)
help-serve-bot = свой бот, которого предлагать за столами; можно указать несколько раз
help-bot-workers = сколько процессов думает за ботов (иначе 1)
help-keep-finished = удалять законченные столы через столько времени после конца, например 90d или 12h (иначе никогда; можно и сказать: never)
help-keep-idle = удалять незаконченные столы, если за ними столько времени ничего не менялось (иначе никогда)
help-metrics-port = порт, на котором Prometheus читает показатели сервера (иначе нигде)
help-metrics-host = адрес этого порта (иначе 127.0.0.1, доступный только этой машине)
help-trusted-proxies = адреса или сети прокси, которым можно верить в X-Forwarded-For (иначе 127.0.0.1 и ::1)
help-limit = сколько можно одному человеку или адресу, например tables-by-person=60/hour, sockets-by-address=300 или imports-by-person=off; можно указать несколько раз
help-grace = сколько секунд игрок может отсутствовать, прежде чем его заменит бот (иначе 60)
help-open = открыть страницу в браузере
