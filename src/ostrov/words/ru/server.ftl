### Что сервер говорит людям за столом и тому, кто его запускает.

complaint-stale = За столом уже всё изменилось; вот как обстоят дела сейчас.
complaint-too-fast = Слишком много команд сразу. Подождите немного и попробуйте снова.
complaint-message-not-understood = Сервер не понимает этого сообщения.
complaint-command-unknown = Сервер не знает такой команды.
complaint-too-large = Это больше 2 МБ, которые принимает сервер. Игра, сохранённая здесь, намного меньше: выберите такой файл.
complaint-foreign-origin = Чужая страница не может действовать от вашего имени. Откройте сам стол.
complaint-no-such-page = По этому адресу ничего нет.
complaint-no-such-table = Такого стола нет. Проверьте ссылку.
complaint-server-failed = На сервере что-то сломалось. Ничего не изменилось, попробуйте ещё раз.
complaint-name-first = Сначала назовитесь.
complaint-seat-taken = Это место занято.
complaint-knows-another-seat = Вы знаете тайны другого места, поэтому это место — для кого-то ещё.
complaint-not-your-seat = Это не ваше место.
complaint-person-is-here = Тот, кто здесь сидит, на месте и может играть.
complaint-not-at-this-table = Это могут только те, кто сидит за этим столом.
complaint-invitation-needed = Чтобы сесть, нужна ссылка-приглашение.
complaint-nothing-to-undo = Вам нечего отменять.
complaint-nobody-asks-you = Вас никто не просит об отмене.
complaint-not-over-yet = Это откроется, когда игра закончится.
complaint-record-breaks = Шаг { $step } сохранённой игры не разрешён правилами.

## Запуск

complaint-host-unknown = Адреса «{ $host }» нет. Попробуйте --host 127.0.0.1 или --host 0.0.0.0.
complaint-port-impossible = Порта { $port } не бывает: возьмите число от 1 до 65535.
complaint-port-taken = Порт { $port } занят другой программой. Укажите другой: --port ЧИСЛО.
complaint-port-refused = Порт { $port } адреса { $host } использовать нельзя. Возьмите --port больше 1024 или другой --host.
complaint-folder-not-writable = Папку { $path } создать не удалось. Назовите другую: --data-dir ПАПКА.
complaint-page-missing = Страница не была собрана при установке, открывать нечего. Установите Ostrov заново при доступной сети.
serve-open = Стол открыт: { $address }
serve-network = Для других в вашей сети: { $address }
serve-data = Игры хранятся здесь: { $database }
serve-stop = Остановить: Ctrl-C.
help-serve = открыть стол: запустить сервер
help-host = на каком адресе слушать; 0.0.0.0 впускает других из вашей сети (иначе 127.0.0.1)
help-port = на каком порту слушать (иначе 8000)
help-database = где хранить игры: файл или postgresql://… (иначе файл в папке данных)
help-data-dir = папка для файла с играми (иначе обычное место для данных в системе)
help-origin = адрес чужой страницы, которой можно пользоваться этим сервером; можно повторить
help-bot-workers = сколько процессов думает за ботов (иначе 1)
help-open = открыть страницу в браузере
