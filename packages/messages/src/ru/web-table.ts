import type { Translation } from '../message-id.ts'

export const webTable: Translation<'webTable'> = {
  // The frame
  close: 'Закрыть',
  loading: 'Готовим стол…',
  board: 'Стол',
  tools: 'Ещё об этой партии',
  'trouble.missing': 'Такой партии здесь нет',
  'trouble.reload': 'Нора обновилась. Загрузи страницу заново, ничего не потеряется.',
  'trouble.reloadNow': 'Загрузить заново',
  'notice.lost': 'Связь прервалась. Подключаемся снова, ничего не потеряется.',
  'notice.found': 'Связь восстановлена.',
  'notice.takenBack': 'Ход отменён: {name}.',
  'notice.copied': 'Ссылка скопирована.',
  'notice.olderRules':
    'За этим столом играют по правилам, с которыми его открыли. За новыми столами они могут быть другими.',

  // Who must do what
  'status.other': '{name} решает: {question}',
  'status.others': 'Одновременно решают: {names}.',
  'status.goesOn': 'Игра идёт сама.',
  'status.pause': 'Игра ждёт: {names}.',
  'status.pauseYou': 'Здесь можно вмешаться или продолжить игру.',
  'status.over':
    '{n, plural, one {Игра окончена. Победитель: {names}.} few {Игра окончена. Победители: {names}.} many {Игра окончена. Победители: {names}.} other {Игра окончена. Победители: {names}.}}',
  'status.soloOver': 'Игра окончена.',
  'status.beatAutoma': 'Игра окончена. Победа за тобой!',
  'status.automaWon': 'Игра окончена. На этот раз противник оказался сильнее.',
  'status.abandoned': 'Партия прекращена по общему согласию.',
  'status.resigned': 'Игра окончена: кто-то сдался.',
  'status.closed': 'Этот стол закрыт.',

  // Seats
  'seats.title': 'Игроки',
  'seats.decides': 'решает',
  'seats.sit': 'Занять место: {name}',
  'seats.away': 'нет на месте',
  'seats.clock': 'осталось:',
  'seats.clockDays': '{days, plural, one {# день} few {# дня} many {# дней} other {# дня}} {hours, number} ч',
  'seats.absence.timeout': 'время вышло, играет бот',
  'seats.absence.vote': 'отсутствует, играет бот',
  'seats.absence.resigned': 'партия сдана',
  'seats.absence.forfeited': 'проигрыш по времени',
  'seats.watchers': '{n, plural, one {# зритель} few {# зрителя} many {# зрителей} other {# зрителя}}',

  // The tray
  'tray.title': 'Твои варианты',
  'tray.back': 'Шаг назад',
  'tray.watching': 'Ты смотришь игру.',
  'tray.idle': 'Сейчас выбирать нечего.',
  'tray.several': 'Выбери, сколько хочешь или нужно, и подтверди.',
  'tray.ways': '{n, plural, one {# вариант} few {# варианта} many {# вариантов} other {# варианта}}',
  'tray.all': '{n, plural, one {Все варианты: #} few {Все варианты: #} many {Все варианты: #} other {Все варианты: #}}',
  'tray.gain': 'очки: {points}',
  'tray.outOfTurn': 'вне очереди',
  'tray.finalFate': 'Решит случай: отменить будет нельзя.',
  'tray.finalLearned': 'Что-то откроется: отменить будет нельзя.',
  'tray.confirmFinal': 'Сделать',
  'tray.cancel': 'Отмена',
  'tray.confirm': 'Подтвердить ход',
  'tray.confirmQuestion': 'Подтверди ход или отмени что-нибудь.',
  'tray.undo': 'Назад',
  'tray.undoTurn': 'Весь ход назад',
  'tray.redo': 'Вперёд',
  'whyNot.title':
    '{n, plural, one {Недоступно (#): почему?} few {Недоступно (#): почему?} many {Недоступно (#): почему?} other {Недоступно (#): почему?}}',

  // A pause, and handing over
  'pause.question': 'Кто-нибудь хочет вмешаться?',
  'pause.goOn': 'Продолжить',
  'pause.nobody': 'Никто: продолжить',
  'pause.stepIn': 'Вмешивается {name}',
  'curtain.title': 'Передай устройство: {name}',
  'curtain.about': 'Всё тайное скрыто, пока следующий игрок не готов.',
  'curtain.open': 'Я {name}',

  // Log and chat
  'log.title': 'Журнал',
  'log.since': 'С твоего последнего хода',
  'chat.title': 'Чат',
  'chat.empty': 'Сообщений пока нет.',
  'chat.write': 'Сообщение',
  'chat.send': 'Отправить',
  'chat.mute': 'заглушить',
  'chat.muted': '{name}: сообщения скрыты.',
  'chat.unmute': 'не глушить',
  'chat.news': '(новое)',
  'chat.block': 'заблокировать',
  'chat.blocked': 'С этим человеком ты больше не встретишься за столом.',
  'chat.report': 'пожаловаться',
  'chat.report.title': 'Пожаловаться: {name}',
  'chat.report.about': 'Это прочитает администратор сервера. {name} об этом не узнает.',
  'chat.report.what': 'Что случилось',
  'chat.report.send': 'Отправить жалобу',
  'chat.reported': 'Спасибо. Администратор сервера это прочитает.',

  // Score sheets
  'score.title': 'Очки',
  'score.now': 'Если бы игра закончилась сейчас',
  'score.about': 'Считается только то, что тебе видно.',
  'score.category': 'За что',
  'score.total': 'Всего',
  'score.details': '{n, plural, one {# часть} few {# части} many {# частей} other {# части}}',
  'final.title': 'Итоговый счёт',
  'over.rematch': 'Сыграть ещё раз',
  'over.join': 'К следующей партии',
  'over.replay': 'Посмотреть запись',
  'over.share': 'Поделиться',

  // Help and piles
  'help.title': 'Об этом элементе',
  'help.whyNot': 'Почему сейчас нельзя?',
  'help.rules': 'Как играть',
  'piles.title': 'Стопки',
  'piles.empty': 'Пока ничего не использовано.',

  // Replay
  'replay.title': 'Запись',
  'replay.status': 'Запись: позиция {at, number} из {of, number}',
  'replay.position': 'Позиция {at, number} из {of, number}',
  'replay.first': 'Начало',
  'replay.previous': 'Назад',
  'replay.play': 'Смотреть',
  'replay.stop': 'Пауза',
  'replay.next': 'Вперёд',
  'replay.last': 'Конец',
  'replay.eyes': 'Чьими глазами',
  'replay.open': 'всё открыто',
  'replay.fork': 'Играть отсюда',
  'replay.share': 'Поделиться этой позицией',
  'replay.leave': 'Вернуться к игре',

  // The menu
  'menu.title': 'Меню',
  'menu.table': 'За этим столом',
  'menu.export': 'Сохранить в файл',
  'menu.leave': 'Выйти (место сохранится)',
  'menu.leaveLocal': 'Выйти (партия сохранится)',
  'menu.resign': 'Сдаться',
  'menu.sure': 'Отменить это будет нельзя.',
  'menu.return': 'Вернуться на своё место',
  'menu.resumeClocks': 'Снова пустить часы',
  'motion.undo': 'отменить последний ход',
  'motion.pause': 'остановить часы',
  'motion.abandon': 'вместе прекратить партию',
  'motion.startOver': 'начать партию заново',
  'motion.replace': 'передать боту игру за игрока {name}',
  'motion.asks': '{name} предлагает: {what}.',
  'motion.agree': 'За',
  'motion.refuse': 'Против',
  'motion.waiting': 'Согласны {yes, number} из {of, number}.',

  // Before the game
  'room.lead':
    '{seats, plural, one {Режим: {mode}, # игрок.} few {Режим: {mode}, # игрока.} many {Режим: {mode}, # игроков.} other {Режим: {mode}, # игрока.}}',
  'room.invite': 'Пригласить друзей по ссылке',
  'room.free': 'свободно',
  'room.sit': 'Сесть',
  'room.leave': 'Встать',
  'room.bot': 'Кто играет на этом месте',
  'room.start': 'Начать',
  'room.startWithBots': 'Начать, свободные места займут боты',
  'room.waiting': 'Игра начнётся, когда её запустит хозяин стола или все места будут заняты.',

  // How to read this table
  'intro.title': 'Как тут всё устроено',
  'intro.status': 'Строка наверху всегда говорит, кто и что должен сделать.',
  'intro.choose': 'Твои варианты — на панели и на самом столе: то, что можно выбрать, обведено яркой рамкой.',
  'intro.undo':
    'Выбор можно отменить, пока не откроется что-то новое или ход не подтверждён. Панель предупредит заранее.',
  'intro.help':
    'Правая кнопка, долгое нажатие или клавиша ? расскажут, что делает карта или жетон и почему их нельзя выбрать.',
  'intro.log': 'Наведи на строку журнала, чтобы увидеть, о чём она; щёлкни, чтобы увидеть партию в тот момент.',
  'intro.score': 'Таблица очков показывает, сколько было бы у каждого, закончись игра сейчас.',
  'intro.begin': 'Играем',

  // The plain table
  'plain.parts': 'Части стола',
  'plain.common': 'В центре',
  'plain.own': 'Перед тобой',
  'plain.cost': 'цена',
  'plain.needs': 'требует',
  'plain.gives': 'даёт',

  // The calendar in the header
  'calendar.title': 'Где мы',
  'calendar.done': 'готово',
  'calendar.yours': 'Твой ход',
  'calendar.several': 'Выбирают',
  'calendar.then': 'затем',
  'calendar.sentence':
    '{where}. {who, select, you {Твой ход.} some {Выбирает: {names}.} other {Сейчас никто не выбирает.}}',
}
