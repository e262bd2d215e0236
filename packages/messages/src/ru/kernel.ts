import type { Translation } from '../message-id.ts'

export const kernel = {
  // Choices
  'why.notYourDecision': 'Сейчас решаешь не ты.',
  'why.malformed': 'Это неправильный выбор.',
  'why.notOffered': 'Сейчас это недоступно.',
  'why.unknownSeat': 'За этим столом нет места {seat, number}.',
  'why.closedToInterrupts': 'Сейчас вмешаться нельзя.',
  'why.notPaused': 'Игра здесь не остановлена.',
  'why.otherKind': 'Игра сейчас спрашивает о другом.',
  'why.gameOver': 'Игра окончена.',
  'why.endless':
    'Игра «{game}» продолжается здесь и больше никого не спрашивает. Её правила или набор, с которым играют, ходят по кругу.',

  // Undo and redo
  'why.nothingToUndo': 'Отменять нечего.',
  'why.undoFate': 'Нельзя отменить то, что решил случай.',
  'why.undoOther': 'Кто-то другой уже сделал выбор.',
  'why.undoLearned': 'С тех пор тебе открылось что-то новое.',
  'why.undoConfirmed': 'Ход подтверждён.',
  'why.nothingToRedo': 'Повторять нечего.',

  // Opening a table
  'why.unknownGame': 'Игры «{game}» нет.',
  'why.unknownMode': 'В этой игре нет режима «{mode}». Известные режимы: {known}.',
  'why.wrongSeats':
    '{max, plural, one {Этот режим — на # игрока, а не на {seats, number}.} few {Этот режим — на {min, number}–# игроков, а не на {seats, number}.} many {Этот режим — на {min, number}–# игроков, а не на {seats, number}.} other {Этот режим — на {min, number}–# игрока, а не на {seats, number}.}}',
  'why.unknownLevel': 'Уровня сложности {level, number} нет. Известные: {known}.',
  'why.unknownOption': 'Настройки «{option}» здесь нет. Известные настройки: {known}.',
  'why.unknownValue': 'Настройка «{option}» не может быть «{value}». Возможные значения: {known}.',

  // Stored games
  'why.notAGameFile': 'Это не сохранённая игра: поля «{field}» нет или в нём ошибка.',
  'why.unknownSchema': 'Формат файла — {found}, а читается только формат {known}.',
  'why.wrongVersion': 'Эта игра шла по правилам {found}, а здесь правила {expected}.',
  'why.contentMismatch': 'Эта игра шла с другими картами и жетонами.',
  'why.illegalAct': 'Выбор {at, number} отклонён. {why}',
  'why.hashDiffers': 'После выбора {at, number} позиция не та, что сохранена.',
  'why.resultDiffers': 'Сохранённый результат — не результат этой игры.',
  'why.noSuchPosition': 'В этой игре нет позиции {to, number}.',
  'event.scoreLine':
    '{points, plural, one {{name}: {line}, # очко.} few {{name}: {line}, # очка.} many {{name}: {line}, # очков.} other {{name}: {line}, # очка.}}',
  'event.totalScore':
    '{score, plural, one {{name}: всего # очко.} few {{name}: всего # очка.} many {{name}: всего # очков.} other {{name}: всего # очка.}}',
  'event.automaScoreLine':
    '{points, plural, one {{name}: {line}, # очко.} few {{name}: {line}, # очка.} many {{name}: {line}, # очков.} other {{name}: {line}, # очка.}}',
  'event.automaTotalScore':
    '{score, plural, one {{name}: всего # очко.} few {{name}: всего # очка.} many {{name}: всего # очков.} other {{name}: всего # очка.}}',
  'event.automaTie':
    '{score, plural, one {У обоих # очко: при ничьей побеждает {name}.} few {У обоих # очка: при ничьей побеждает {name}.} many {У обоих # очков: при ничьей побеждает {name}.} other {У обоих # очка: при ничьей побеждает {name}.}}',
  'event.tieBroken':
    '{score, plural, one {Ничья: # очко. Решает {by}: {standing}.} few {Ничья: # очка. Решает {by}: {standing}.} many {Ничья: # очков. Решает {by}: {standing}.} other {Ничья: # очка. Решает {by}: {standing}.}}',
  'event.tieStays':
    '{score, plural, one {Ничья: # очко. Не решает и {by}: {standing}.} few {Ничья: # очка. Не решает и {by}: {standing}.} many {Ничья: # очков. Не решает и {by}: {standing}.} other {Ничья: # очка. Не решает и {by}: {standing}.}}',
} satisfies Translation<'kernel'>
