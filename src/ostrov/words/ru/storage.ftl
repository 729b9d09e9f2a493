### Что говорит хранилище веб-стола.

complaint-database-not-understood = «{ $database }» — не база данных, которой можно пользоваться: укажите путь к файлу или postgresql://user@host/name.
complaint-database-driver-missing = Для PostgreSQL нужен драйвер: pip install "ostrov[postgresql]".
complaint-database-unreachable = База данных { $database } не открывается («{ $detail }»).
complaint-database-newer = База данных { $database } создана более новой версией Ostrov: обновите Ostrov, чтобы ею пользоваться.
complaint-database-older = База данных { $database } создана более старой версией Ostrov: запустите сервер один раз, и он её обновит.
complaint-database-damaged = База данных { $database } повреждена: в ней есть ссылки на то, чего нет. Ничего не изменено.
complaint-not-saved = Сохранить не удалось: база данных не отвечает. Попробуйте ещё раз через минуту.
complaint-not-read = База данных не отвечает. Попробуйте ещё раз через минуту.
