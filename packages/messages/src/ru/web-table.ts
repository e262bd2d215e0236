import type { Translation } from '../message-id.ts'

export const webTable: Translation<'webTable'> = {
  // The frame
  close: 'Закрыть',
  loading: 'Накрываем на стол…',
  board: 'Стол',
  tools: 'Ещё об этой партии',
  'trouble.missing': 'Такой партии здесь нет',
  'trouble.reload': 'Нора обновилась. Загрузи страницу заново, ничего не потеряется.',
  'trouble.reloadNow': 'Загрузить заново',
  'notice.lost': 'Связь прервалась. Восстанавливаем её, ничего не потеряется.',
  'notice.found': 'Связь восстановлена.',
  'notice.takenBack': 'Ход взят назад: {name}.',
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
  'seats.sit': 'Сесть вместо: {name}',
  'seats.away': 'нет на месте',
  'seats.clock': 'осталось:',
  'seats.clockDays': '{days, plural, one {# день} few {# дня} many {# дней} other {# дня}} {hours, number} ч',
  'seats.absence.timeout': 'время вышло, играет бот',
  'seats.absence.vote': 'отсутствует, играет бот',
  'seats.absence.resigned': 'партия сдана',
  'seats.absence.forfeited': 'проигрыш по времени',
  'seats.watchers': '{n, plural, one {# зритель} few {# зрителя} many {# зрителей} other {# зрителя}}',

  // The tray
  'tray.title': 'Твой выбор',
  'tray.back': 'Шаг назад',
  'tray.watching': 'Это просмотр игры.',
  'tray.idle': 'Сейчас решать нечего.',
  'tray.several': 'Выбери, сколько хочешь или нужно, и подтверди.',
  'tray.ways': '{n, plural, one {# способ} few {# способа} many {# способов} other {# способа}}',
  'tray.all':
    '{n, plural, one {Все варианты словами: #} few {Все варианты словами: #} many {Все варианты словами: #} other {Все варианты словами: #}}',
  'tray.gain': 'очки: {points}',
  'tray.outOfTurn': 'вне очереди',
  'tray.finalFate': 'Решит случай: вернуть будет нельзя.',
  'tray.finalLearned': 'Что-то откроется: вернуть будет нельзя.',
  'tray.insist': 'Сделать',
  'tray.desist': 'Лучше не надо',
  'tray.confirm': 'Подтвердить ход',
  'tray.confirmQuestion': 'Подтверди ход или верни что-нибудь.',
  'tray.undo': 'Назад',
  'tray.undoTurn': 'Весь ход назад',
  'tray.redo': 'Вперёд',
  'whyNot.title':
    '{n, plural, one {Почему нельзя? # вариант} few {Почему нельзя? # варианта} many {Почему нельзя? # вариантов} other {Почему нельзя? # варианта}}',

  // A pause, and handing over
  'pause.question': 'Кто-нибудь хочет вмешаться?',
  'pause.goOn': 'Продолжить',
  'pause.nobody': 'Никто: продолжить',
  'pause.stepIn': 'Вмешивается {name}',
  'curtain.title': 'Передай устройство: {name}',
  'curtain.about': 'Всё тайное скрыто, пока не сядет следующий игрок.',
  'curtain.open': 'Я {name}',

  // Log and chat
  'log.title': 'Что произошло',
  'log.since': 'С твоего последнего хода',
  'chat.title': 'Беседа',
  'chat.empty': 'Пока никто ничего не сказал.',
  'chat.write': 'Написать',
  'chat.send': 'Отправить',
  'chat.mute': 'заглушить',
  'chat.news': '(есть новое)',
  'chat.block': 'заблокировать',
  'chat.blocked': 'С этим человеком ты больше не встретишься за столом.',
  'chat.report': 'пожаловаться',
  'chat.report.title': 'Сообщить владельцу сервера: {name}',
  'chat.report.about': 'Это прочитает тот, кто держит сервер. {name} об этом не узнает.',
  'chat.report.what': 'Что случилось',
  'chat.report.send': 'Отправить жалобу',
  'chat.reported': 'Спасибо. Владелец сервера это прочитает.',

  // Score sheets
  'score.title': 'Очки',
  'score.now': 'Если бы игра закончилась сейчас',
  'score.about': 'Насколько тебе известно: скрытое от тебя не считается.',
  'score.category': 'За что',
  'score.total': 'Всего',
  'score.details': '{n, plural, one {# часть} few {# части} many {# частей} other {# части}}',
  'final.title': 'Итоговый счёт',
  'over.rematch': 'Сыграть ещё раз',
  'over.join': 'К следующей партии',
  'over.replay': 'Посмотреть запись',
  'over.share': 'Поделиться',

  // Help and piles
  'help.title': 'Об этой фишке',
  'help.whyNot': 'Почему сейчас нельзя?',
  'help.rules': 'Как играть',
  'piles.title': 'Стопки',
  'piles.empty': 'Пока ничего не использовано.',

  // Replay
  'replay.title': 'Запись',
  'replay.status': 'Запись: позиция {at, number} из {of, number}',
  'replay.position': 'Позиция {at, number} из {of, number}',
  'replay.first': 'В начало',
  'replay.previous': 'Шаг назад',
  'replay.play': 'Смотреть',
  'replay.stop': 'Остановить',
  'replay.next': 'Шаг вперёд',
  'replay.last': 'В конец',
  'replay.eyes': 'Чьими глазами',
  'replay.open': 'всё открыто',
  'replay.fork': 'Играть отсюда',
  'replay.share': 'Поделиться этой позицией',
  'replay.leave': 'Вернуться к игре',

  // The menu
  'menu.title': 'Меню',
  'menu.table': 'За этим столом',
  'menu.export': 'Сохранить в файл',
  'menu.leave': 'Уйти, стол тебя подождёт',
  'menu.leaveLocal': 'Уйти, партия останется на этом устройстве',
  'menu.resign': 'Сдаться',
  'menu.sure': 'Вернуть это будет нельзя.',
  'menu.return': 'Вернуться на своё место',
  'menu.resumeClocks': 'Снова пустить часы',
  'motion.undo': 'вернуть последний ход',
  'motion.pause': 'остановить часы',
  'motion.abandon': 'вместе прекратить партию',
  'motion.startOver': 'начать партию заново',
  'motion.replace': 'передать боту место: {name}',
  'motion.asks': '{name} предлагает: {what}.',
  'motion.agree': 'Согласиться',
  'motion.refuse': 'Отказаться',
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
  'room.waiting': 'Игра начнётся, когда скажет хозяин стола или все места будут заняты.',

  // How to read this table
  'intro.title': 'Как читать этот стол',
  'intro.status': 'Строка наверху всегда говорит, кто и что должен сделать.',
  'intro.choose': 'Твои варианты лежат в лотке и на самом столе: то, что можно взять, обведено яркой рамкой.',
  'intro.undo':
    'Выбор можно вернуть, пока не откроется что-то новое или ход не подтверждён. Лоток предупредит заранее.',
  'intro.help':
    'Правая кнопка, долгое нажатие или клавиша с вопросительным знаком расскажут о фишке всё, в том числе почему её нельзя взять.',
  'intro.log': 'Наведи на строку журнала, и она покажет фишку; щелчок покажет партию в тот момент.',
  'intro.score': 'Лист очков показывает, сколько было бы у каждого, закончись игра сейчас.',
  'intro.begin': 'Играем',

  // The plain table
  'plain.parts': 'Части стола',
  'plain.common': 'В центре',
  'plain.own': 'Перед тобой',
  'plain.cost': 'цена',
  'plain.needs': 'нужно',
  'plain.gives': 'даёт',
}
