### Что говорит весь проект, какая бы ни была игра.

seat = Место { $number }
list = { $others } и { $last }
refused = { $reason }, { $clause }

## Ввод, который нельзя принять

complaint-no-such-game = Игры «{ $game }» нет. Есть такие: { $known }.
complaint-no-such-bot = Бота «{ $bot }» для этой игры нет. Есть такие: { $known }.
complaint-too-many-bots = Назовите не больше ботов, чем мест: { $seats }.
complaint-bot-not-found = Бот { $bot } не загружается: { $detail }. Напишите MODULE:CLASS; модуль должен лежать в этой папке или быть установлен.
complaint-not-a-bot = { $bot } — не бот: нужен подкласс ostrov.Bot.
complaint-bot-failed = Бот { $bot } дал сбой: { $detail }.
complaint-bot-chose-illegally = Бот { $bot } выбрал { $choice }, а такого действия ему не предлагали.
complaint-no-such-clause = Пункта «{ $clause }» в правилах этой игры нет.
complaint-no-such-file = Файла { $path } нет.
complaint-file-not-readable = Файл { $path } не читается.
complaint-file-not-writable = Файл { $path } не записывается.
complaint-option-without-value = «{ $option }» — не настройка: пишите ИМЯ=ЗНАЧЕНИЕ.
complaint-number-too-small = { $name }: нужно целое число, не меньше { $least }.
complaint-seal-not-understood = Это не печать: в ней 64 цифры и буквы от a до f. Скопируйте её целиком.
complaint-number-out-of-range = { $name }: нужно целое число от { $least } до { $most }.
complaint-output-not-written = Вывод не записан: { $detail }.
complaint-letters-not-shown = В кодировке вывода нет русских букв ({ $encoding }). Задайте PYTHONIOENCODING=utf-8 или возьмите --lang en.
impossible-seats-out-of-range = В эту игру играют от { $least } до { $most } человек, а не { $seats }.
impossible-starter-impossible = Начинает одно из мест, и выбирают его только до первого хода.
impossible-first-seat-unknown = Начинает место от 1 до { $seats }, или решает случай.
impossible-option-unknown = Настройки «{ $option }» у этой игры нет. Есть: { $known }.
impossible-option-refused = Для настройки { $option } такое значение не подходит; возможны: { $values }.
impossible-options-not-understood = Это не настройки этой игры («{ $detail }»).
impossible-form-not-understood = Это не позиция этой игры («{ $detail }»).
impossible-record-not-understood = Это не сохранённая игра, или файл повреждён: выберите другой.
impossible-record-of-another-format = У этой сохранённой игры формат { $format }, эта версия его не читает.
impossible-record-of-other-rules = Эта игра сыграна по версии правил { $rules }, а здесь версия { $known }. Откройте её тем «Островом», которым она сохранена.
impossible-record-too-long = В этой сохранённой игре шагов: { $steps }, а в такой игре их не бывает больше { $longest }. Выберите другой файл.
impossible-step-not-understood = Шаг { $step } сохранённой игры не читается («{ $detail }»).
impossible-step-not-allowed = Шаг { $step } сохранённой игры недопустим: { $detail }
impossible-record-without-proof = В этой записи не сказано, как разыгрывался случай. Проверить можно только партию, доигранную за столом: сохраните её оттуда.
refusal-no-such-seat = За этим столом только { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }

## Командная строка

wrong-number = для { $name } нужно число, а не «{ $value }»
wrong-choice = для { $name } не подходит «{ $value }»; возможны: { $known }
wrong-missing = не хватает: { $names }
wrong-unknown = такого нет: { $names }
wrong-lonely = после { $name } нужно значение
command-not-understood = { $program }: { $detail }. Справка: { $program } --help.
complaint-seconds-out-of-range = --seconds: нужно число от 0.01 до 3600.
help-ostrov = Стол для островных игр: точные правила, боты, моделирование.
help-usage = вызов:
help-arguments = аргументы
help-options = настройки
help-commands = команды
help-help = показать эту справку
help-version = показать версию
help-lang = язык ответов: en или ru (иначе язык окружения)
help-simulate = сыграть много партий ботами и подсчитать, чем они кончились
help-games = показать, какие есть игры
help-rules = показать правила игры или один пункт
help-replay = пройти сохранённую партию по шагам
help-verify = проверить, что исходы сохранённой партии следуют из запечатанного до неё
help-bench = измерить, как быстро работают правила на этой машине
help-game = имя игры, как в списке «ostrov games»
help-seats = число игроков (иначе наибольшее возможное)
help-difficulty = то же, что --option difficulty=ИМЯ
help-first = какое место начинает, счёт с 1 (иначе решает случай)
help-option = настройка игры из списка «ostrov games»; можно повторять
help-bot = кто играет: thumb (по простым правилам), random или MODULE:CLASS для своего бота; несколько имён чередуются за столом (иначе thumb)
help-games-number = сколько партий сыграть (иначе 1000)
help-seed = какие партии сыграть: одинаковое зерно даёт одинаковые партии (иначе 1)
help-jobs = сколько процессов занять (иначе по числу ядер)
help-save = сохранить первую партию в файл для «ostrov replay»
help-json = вывести JSON для программ
help-clause = пункт, например FI-6.3 (иначе все)
help-markdown = вывести страницу в Markdown
help-file = сохранённая партия
help-all = вывести всё сразу, не дожидаясь Enter
help-seal = печать, записанная до игры
help-bench-game = имя игры (иначе все)
help-seconds = сколько длится каждое измерение (иначе 1)
progress-games = Партии
progress-bench = Измерение
column-id = имя
games-players = игроков: { $least }–{ $most }
games-option = { $name } = { $values }
games-bots = боты: { $bots }
simulate-title = { $game }, { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }: { $bots }
simulate-games = партий
simulate-won = выиграно (95-процентный интервал)
simulate-seat = место { $number }, { $bot }
simulate-bot = { $bot }, в среднем на место
simulate-place = первых мест { $share }, очков { $points }
simulate-turns = ходов за партию
simulate-decisions = решений за партию
simulate-speed = партий в секунду
bench-title = За секунду на одном ядре, случайная игра
bench-measure = что измерено
bench-compiled = скомпилировано
bench-interpreted = без компиляции
bench-ratio = отношение
bench-not-compiled = здесь не скомпилировано
bench-games = партии от раскладки до конца
bench-simulations = копия, доигранная до конца
bench-decisions = решения
bench-copies = копии
replay-how = Enter — следующий шаг, q — выход.
replay-unfinished = Здесь запись кончается: партия не доиграна.

## Честен ли был случай

verify-fair = { $draws ->
        [one] { $draws } исход следует
        [few] Все { $draws } исхода следуют
       *[many] Все { $draws } исходов следуют
    } из того, что запечатали до игры. Возможные исходы и их вес взяты из правил этой программы.
verify-other-seal = Эта партия разыграна не по той печати, которую вы записали.
verify-false-seed = Зерно не подходит к своей печати.
verify-false-part = Открытое не подходит к обязательству, данному до игры: { $name }.
verify-false-draw = Исход { $draw }, на шаге { $step }, не следует из ключа: вышло { $drawn }, а следует { $follows }.
verify-not-allowed = Шаг { $step } не разрешён правилами этой программы.
verify-cut-short = Запись обрывается: партия ещё не закончилась.
verify-gave = В ключе, кроме зерна сервера, есть доля игроков: { $people }. Если хоть кто-то из них выбрал свою долю случайно и не в сговоре с хозяином сервера, этих исходов не выбирал никто.
verify-server-alone = Игроки ничего не дали в ключ: решал один сервер. Своего зерна он держался, но прежде мог перебрать много зёрен.
verify-left-out = Не вошла в ключ, потому что её не открыли вовремя, доля игроков: { $people }. Кто так медлит, выбирает из двух наборов исходов.
verify-without = Ничего не дали в ключ: { $people }.
verify-seal-known = Печать та самая, что была записана заранее.
verify-seal-unknown = Не доказано, что эту печать показали до игры. Чтобы проверить и это, передайте записанную печать через --seal.
rules-about = Своими словами. В скобках сказано, откуда взят пункт. «Решение» значит, что печатные правила молчат или их можно понять по-разному, и решили мы сами.
source-book = книга правил
source-print = напечатано на компонентах
source-ruling = решение
source-design = придумано нами
