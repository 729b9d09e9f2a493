### Что говорит сама страница, кроме игр.

page-name = Остров
page-title = Остров · стол для островных игр
page-skip = К содержанию
page-page-menu = Страница
page-close = Закрыть
page-yes = Да
page-no = Нет
page-lost = По этому адресу ничего нет.
page-to-lobby = К списку игр
page-problem = Что-то не так ({ $code }).
complaint-unreachable = Сервер не отвечает. Попробуйте ещё раз чуть позже.

## Вход

page-welcome = Садитесь за стол
page-welcome-more = Пять островных игр: с друзьями, с ботами или и с теми и с другими. Регистрация не нужна.
page-your-name = Ваше имя за столом
page-guest = Гость { $number }
page-my-tables = Ваши столы
page-games = Игры
page-seats-range = { $most ->
        [one] { $least }–{ $most } игрок
        [few] { $least }–{ $most } игрока
       *[many] { $least }–{ $most } игроков
    }
page-one-team = одна команда
page-rivals = соперники
page-play = Играть
page-rules = Правила
page-your-move = Ваш ход
page-your-move-at = Ваш ход: { $game }
page-gathering = Ждём игроков
page-turn = Ход { $number }
page-move-of = Ходит: { $people }
page-time-left = Осталось времени: { $time }
page-time-over = Время на ход вышло
page-table-over = Игра окончена
page-table-outdated = Сыграно по прежним правилам, открыть уже нельзя
page-saved-games = Сохранённые игры
page-saved-game = Сохранённая игра
page-bring-help = Откройте игру, сохранённую здесь или из командной строки, и пройдите её по шагам.
page-bring-record = Открыть сохранённую игру
page-unofficial = «Остров» — неофициальная работа поклонников, не связанная с издателями этих игр. Сами игры стоят того, чтобы их купить.

## Новый стол

page-new-table = Новый стол
page-alone-with-bots = { $bots ->
        [0] Играть сразу, в одиночку
        [one] Играть сразу, с { $bots } ботом
        [few] Играть сразу, с { $bots } ботами
       *[many] Играть сразу, с { $bots } ботами
    }
page-how-many = Сколько игроков
page-who-sits = Кто где сидит
page-seat-choice = Место { $number }
page-seat-here = На этом устройстве
page-seat-friend = Друг, по ссылке
page-bot-named = Бот: { $name }
page-option-none = как решит игра
page-move-time = Время на ход
page-move-time-help = Кто думает дольше, того до возвращения может заменить бот. Сутки подойдут для игры на много дней.
page-span-none = без ограничений
page-span-minutes = { $count ->
        [one] { $count } минута
        [few] { $count } минуты
       *[many] { $count } минут
    }
page-span-days = { $count ->
        [one] сутки
       *[other] { $count } сут.
    }
page-hours-left = { $hours } ч { $minutes } мин
page-minutes-left = { $minutes }:{ $seconds }
page-start = Начать
page-make-and-invite = Накрыть стол и пригласить

## Места

page-seats = Места
page-free-seat = Свободное место
page-you = { $person } (вы)
page-stands-in = { $person } (играет бот)
page-several = { $who } × { $count }
page-awaited = решает сейчас
page-away = не здесь
page-seat-of = Место { $number }: { $who }
page-more-in-rules = Подробнее в правилах
page-hand-over = Пусть за вас сыграет бот
page-stand-in = Пусть пока сыграет бот
page-stand-in-ask = Предложить замену ботом
page-slow-away = { $person } сейчас не здесь.
page-slow-has-time = У игрока { $person } осталось мало времени на этот ход.
page-slow-over = У игрока { $person } вышло время на этот ход.
page-bot-may-in = Бот сможет вступить в игру через { $time }.
page-stand-in-wanted = За замену ботом: { $people }
page-stand-in-waits = Нужно ещё согласие: { $people }
page-nudge = Напомнить: { $person }
page-was-nudged = Напомнили.
page-nudged = { $person } ждёт вашего хода
page-nudged-at = { $person } ждёт вашего хода: { $game }
page-your-time = Ваше время на этот ход: { $time }
page-your-time-over = Ваше время на этот ход вышло. Остальные могут передать место боту.
page-hand-over-help = Место остаётся за хозяином: его можно вернуть в любой момент.
page-take-back-seat = Играть дальше самому
page-leave-seat = Освободить место
page-leave-seat-to = Пусть дальше сыграет кто-то другой
page-leave-seat-sure = Уступить место другому?
page-leave-seat-means = Место станет свободным: сесть и играть дальше сможет тот, кто получит новую ссылку. До тех пор игра ждёт каждый раз, когда решать этому месту. Если собираетесь вернуться, пусть лучше за вас пока сыграет бот.
page-leave-seat-stay = Остаться
page-seats-free = { $count ->
        [0] Все в сборе.
        [one] Свободно { $count } место.
        [few] Свободны { $count } места.
       *[many] Свободно { $count } мест.
    }
page-sit-here = Сесть сюда
page-sit-there = Сесть: { $seat }
page-no-key = Чтобы сесть, попросите ссылку у того, кто накрыл стол. А пока можно смотреть.
page-invite = Пригласить
page-invite-help = { $count ->
        [1] Эта ссылка для одного: место займёт тот, кто первым по ней сядет.
       *[other] Каждая ссылка — на одно место: дайте каждому свою.
    }
page-invite-here-only = Этот адрес открывается только на этом устройстве. Чтобы позвать других, запустите стол командой { $command } и откройте его по адресу, который она напечатает.
page-options = Во что играем
page-invite-link = Ссылка-приглашение: { $seat }
page-link-for-seat = { $seat }: { $link }
page-copy = Скопировать ссылку
page-copy-one = Скопировать
page-copy-all = Скопировать все ссылки
page-copied = Скопировано.
page-new-link = Новая ссылка
page-renewed = Старая ссылка больше не действует.
page-show-qr-code = QR-код
page-invitation = Приглашение
page-you-are-invited = Вас пригласили играть.
page-invitation-spent = Это приглашение больше не действует. Попросите новую ссылку, а пока можно смотреть.
page-invite-for-bot = Пригласить кого-нибудь вместо бота
page-invite-for-bot-help = Бот играет, пока кто-нибудь не сядет по ссылке.
page-qr-code = QR-код ссылки-приглашения: { $seat }

## За столом

page-opening = Открываем стол …
page-no-such-table = Такого стола нет.
page-other-rules = За этим столом играли по другим правилам, не по нынешним.
page-other-rules-means = Игра хранится как череда решений, а по нынешним правилам они привели бы к другому. Поэтому открыть её уже нельзя; начните новый стол.
page-table-removed = Этот стол удалили те, кто держит этот сервер.
page-reconnecting = Восстанавливаем связь …
page-sent-when-connected = Ваше решение отправим сразу после.
page-board = Поле
page-legend = Знаки на поле
page-doable-here = { $cell }: что можно сделать
page-prompt = Чего ждёт стол
page-happening = …
page-spectator = Вы зритель.
page-waits-for-free = Игра ждёт, пока кто-нибудь займёт свободное место: { $seat }.
page-tools = Стол
page-undo = Отменить
page-undo-ask = Попросить отмену
page-undo-asked = { $person } просит отменить своё решение.
page-undo-asked-by-you = Вы просите отменить своё последнее решение.
page-undo-with = Вместе с ним отменятся: { $what }.
page-undone-along = Вместе с ним отменено: { $what }.
page-change-sat-down = { $person } садится за стол: { $seat }.
page-change-took-back-seat = { $person } снова играет: { $seat }.
page-change-left-seat = { $person } уходит с места: { $seat }.
page-change-bot-stands-in = Теперь вместо игрока { $person } играет бот: { $seat }.
page-change-bot-sat-down = За стол садится бот: { $seat }.
page-change-undone = { $person } отменяет своё решение: { $seat }.
page-change-undone-by-consent = Все согласны, и { $person } отменяет своё решение: { $seat }.
page-later-choices = { $count ->
        [one] { $count } более позднее решение
        [few] { $count } более поздних решения
       *[many] { $count } более поздних решений
    }
page-later-draws = { $count ->
        [one] { $count } исход случая
        [few] { $count } исхода случая
       *[many] { $count } исходов случая
    }
page-undo-waits = Ещё не ответили: { $people }
page-undo-agree = Согласиться
page-undo-refuse = Отказать
page-undo-declined = { $person } против: отмены не будет.
page-stood-in = За вас играет бот: { $seat }.
page-meanwhile = { $seat }: что можно сделать тем временем
page-any = все
page-more-actions = { $count ->
        [one] И ещё { $count }: уточните выбор.
        [few] И ещё { $count }: уточните выбор.
       *[many] И ещё { $count }: уточните выбор.
    }
page-field-to = куда
page-field-tile = участок
page-field-other = другой участок
page-field-pawn = кого
page-field-pawns = кого
page-field-place = место
page-field-cell = где
page-field-worth = ценность
page-field-colour = цвет
page-field-number = номер
page-field-boat = лодка
page-field-origin = откуда
page-field-creature = существо
page-field-terrain = местность
page-skip-steps = Сразу к текущему моменту
page-confirm = Вы уверены?
page-confirm-why = Просто так вернуть это не получится.
page-confirm-never = Больше не спрашивать
page-log = Журнал
page-log-empty = Пока ничего не произошло.
page-set-up = Подготовка
page-mixing = Тасуем: игра начнётся, когда браузер каждого даст свою долю случайности. Ещё ждём: { $people }. Ничью долю не ждут дольше десяти секунд.
page-sealed = Печать: { $seal } …
page-seal = Печать раздачи
page-seal-means = Всё, что принесёт здесь случай, следует из тайного числа сервера — зерна — и из случайных чисел, которые дают браузеры игроков, когда все в сборе. Это отпечаток зерна (SHA-256): сервер уже не может его сменить. В конце всё это покажут, и ваш браузер проверит, что из них вышла каждая карта и каждый бросок. Устройство запомнит печать; для верности запишите её или сравните с другими.
page-copy-seal = Скопировать печать
page-since = С вашего прошлого хода
page-understood = Понятно
page-curtain = Передайте устройство: { $seat }
page-curtain-who = Сейчас смотрит только тот, кто играет за это место. Нажмите, когда будете готовы.
page-curtain-ready = Смотрю

## Конец

page-team-won = Победа!
page-team-lost = Поражение
page-they-won = Команда победила
page-they-lost = Команда проиграла
page-you-won = Вы победили!
page-others-won = { $count ->
        [one] Победитель: { $people }
       *[other] Победители: { $people }
    }
page-seat-column = Место
page-points = Очки
page-again = Сыграть ещё раз
page-again-there = К следующей игре
page-replay = Повтор
page-save-record = Сохранить игру
page-check-draws = Проверить честность раздачи
page-check-draws-help = Зерно запечатали до начала игры, а игроки дали свои числа. Всё можно вытянуть заново и сравнить.
page-draws-fair = { $draws ->
        [one] Проверен { $draws } исход: он следует из того, что запечатали до игры.
        [few] Проверено { $draws } исхода: все следуют из того, что запечатали до игры.
       *[many] Проверено { $draws } исходов: все следуют из того, что запечатали до игры.
    }
page-draws-wrong-seal = Это не то зерно, которое запечатали до игры.
page-draws-wrong-table = Это раздача другого стола.
page-draws-wrong-record = Сохранённая игра не та, в которую здесь играли.
page-draws-wrong-draw = Исход { $number } не следует из зерна.
page-draws-missing-draw = Того, что выпало на шаге { $number }, нет среди исходов.
page-draws-no-proof = Эту партию раздала более ранняя версия, её исходы уже не проверить.
page-draws-wrong-part = Открытое не подходит к обязательству, данному до игры: { $name }.
page-draws-other-parts = Обязательства игроков не те, что видел ваш браузер, прежде чем открыл своё число.
page-draws-left-out = Числа, которое дал ваш браузер, в ключе нет. Оно пришло слишком поздно, или сервер его отбросил.
page-verified-elsewhere = Проверил сервер { $host }:
page-verified-here = Проверил этот сервер:
page-verifier-away = Сервер { $host }, который должен был проверить партию, недоступен. Попробуйте позже.
page-verify-failed = Сервер не проверил свою партию. Попробуйте позже.
page-verify-yourself = Какие исходы были возможны и насколько вероятны, сказал только этот сервер. Чтобы не полагаться ни на кого, сохраните игру и проверьте её у себя: ostrov verify ФАЙЛ --seal ПЕЧАТЬ.
page-draws-extra-draw = Розыгрыш { $number } не относится к сыгранной партии.
page-draws-other-outcome = На шаге { $number } выпало не то, что вытянуто.
page-seal-unseen = До конца игры это устройство не видело печати. Сравните её с теми, кто видел.
page-seed = Зерно

## Повтор

page-back-to-table = Вернуться за стол
page-replay-first = В начало
page-replay-back = На шаг назад
page-replay-run = Смотреть
page-replay-pause = Пауза
page-replay-forth = На шаг вперёд
page-replay-last = В конец
page-replay-moment = Момент
page-replay-of = { $number } из { $count }
page-eyes = Чьими глазами смотреть
page-eyes-spectator = Глазами зрителя
page-no-moments = За этим столом ещё ничего не произошло.

## Правила

page-search-rules = Искать в правилах
page-clauses-found = { $count ->
        [one] Найден { $count } пункт.
        [few] Найдено { $count } пункта.
       *[many] Найдено { $count } пунктов.
    }
page-nothing-found = Ничего не нашлось.
page-in-the-rules = В правилах

## Настройки

page-settings = Настройки
page-language = Язык
page-language-en = English
page-language-ru = Русский
page-language-later = Другой язык появится, как только сервер ответит.
page-theme = Цвета
page-theme-auto = Как на устройстве
page-theme-light = Светлые
page-theme-dark = Тёмные
page-speed = Скорость
page-speed-slow = Медленно
page-speed-normal = Обычно
page-speed-fast = Быстро
page-speed-at-once = Сразу
page-speed-calm = Устройство просит поменьше движения, поэтому всё показывается сразу.
page-sound = Звуки
page-notices = Уведомления
page-notices-help = Когда ваш ход, а страницы не видно.
page-notices-refused = Браузер не разрешает этой странице уведомления. Разрешите их в настройках браузера для этого сайта и включите здесь.
page-notices-impossible = Здесь их не будет: браузеры показывают уведомления только страницам, открытым по https или с этого же устройства, а некоторые не показывают вовсе.
page-forecast = Показывать, что может выпасть дальше
page-forecast-help = Только то, что игрок мог бы вычислить по открытым картам.
page-confirmations = Спрашивать перед тем, что не отменить
page-confirmations-help = Например, прежде чем закончить действия.
page-plain-board = Простое поле
page-plain-board-help = Всё словами: для программ чтения с экрана и медленной связи.

## Клавиши

page-keys = Клавиатура
page-key-space = Пробел
page-does-keys = этот список
page-does-actions = к действиям
page-does-onward = дальше или закончить действия
page-does-undo = отменить
page-does-log = открыть или закрыть журнал
page-does-rules = правила
page-does-board = простое поле и обратно
page-does-settings = настройки
page-does-skip = сразу к текущему моменту; в повторе — смотреть и пауза
page-does-back = в повторе на шаг назад
page-does-forth = в повторе на шаг вперёд
page-does-walk = на рисованном поле с клетки на клетку
page-does-tap = нажать: на клетку, карту или кнопку
page-does-let-go = закрыть открытое, отпустить выбранное

## Игровые поля

page-cancel = Отмена
page-about = Подробнее: { $name }
page-for-seat = { $seat }: { $said }
page-pile-empty = Здесь пусто.
