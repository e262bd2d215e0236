import type { Translation } from '../message-id.ts'

export const room = {
  // Sitting down
  'why.alreadySitting': 'Ты уже сидишь за этим столом.',
  'why.notSeated': 'Ты не сидишь за этим столом.',
  'why.seatTaken': 'Это место занято.',
  'why.noFreeSeat': 'За этим столом нет свободных мест.',
  'why.alreadyStarted': 'Игра уже началась.',
  'why.notStarted': 'Игра ещё не началась.',
  'why.onlyOwner': 'Это может только тот, кто открыл стол.',
  'why.unknownBot': 'Для этой игры нет бота «{bot}». Известные боты: {known}.',

  // Playing a seat
  'why.notYourSeat': 'Это не твоё место.',
  'why.noBotHere': 'На этом месте не играет бот.',
  'why.botPlays': 'За тебя играет бот. Сначала вернись на своё место.',
  'why.hasResigned': 'После сдачи ты в этой партии больше не участвуешь.',
  'why.notAway': 'Ты уже на своём месте.',
  'why.stale': 'Тем временем что-то произошло. Посмотри ещё раз, прежде чем выбирать.',
  'why.notAsked': 'Игра сейчас тебя не ждёт.',
  'why.hintsOff': 'Этот стол открыт без подсказок.',
  'why.noHints': 'Эти правила старше и подсказок не дают.',
  'why.noChange': 'Уже так и есть.',
  'why.undoForbidden': 'За этим столом ходы не отменяют.',
  'why.tableFull': 'За этим столом больше ходов сделать нельзя. Можно сдаться или договориться об окончании игры.',

  // Agreeing
  'why.undoNotByVote': 'За этим столом не голосуют об отмене ходов.',
  'why.motionOpen': 'Ещё идёт другое голосование.',
  'why.noMotion': 'Это голосование уже закончено.',
  'why.noVote': 'Ты не голосуешь по этому предложению.',
  'why.alreadyVoted': 'Твоё согласие уже учтено.',
  'why.notAbsent':
    '{minutes, plural, one {Игрока можно заменить, когда стол ждёт его # минуту.} few {Игрока можно заменить, когда стол ждёт его # минуты.} many {Игрока можно заменить, когда стол ждёт его # минут.} other {Игрока можно заменить, когда стол ждёт его # минуты.}}',

  // Clocks
  'why.noClock': 'За этим столом играют без часов.',
  'why.clocksArePaused': 'Часы уже стоят.',
  'why.clocksRun': 'Часы идут.',
  'why.clockDecides': 'За столом с часами опоздание определяют часы.',
  'why.notYet': 'Время ещё не вышло.',

  // After the game
  'why.notOver': 'Игра ещё не окончена.',
  'why.alreadyRematched': 'У следующей игры уже есть стол.',
} satisfies Translation<'room'>
