import type { Translation } from '../message-id.ts'

export const room = {
  // Sitting down
  'why.alreadySitting': 'U tohoto stolu už sedíš.',
  'why.notSeated': 'U tohoto stolu nesedíš.',
  'why.seatTaken': 'Toto místo je obsazené.',
  'why.noFreeSeat': 'U tohoto stolu není volné místo.',
  'why.alreadyStarted': 'Hra už začala.',
  'why.notStarted': 'Hra ještě nezačala.',
  'why.onlyOwner': 'To může jen ten, kdo stůl otevřel.',
  'why.unknownBot': 'Pro tuto hru není bot „{bot}“. Známí boti: {known}.',

  // Playing a seat
  'why.notYourSeat': 'Tohle není tvoje místo.',
  'why.noBotHere': 'Na tomto místě nehraje bot.',
  'why.botPlays': 'Hraje za tebe bot. Nejdřív se vrať na své místo.',
  'why.hasResigned': 'Tuto hru už nehraješ: vzdání je konečné.',
  'why.notAway': 'Na svém místě už jsi.',
  'why.stale': 'Mezitím se něco stalo. Než zvolíš, podívej se znovu.',
  'why.notAsked': 'Hra teď na tebe nečeká.',
  'why.hintsOff': 'Tento stůl byl otevřen bez nápověd.',
  'why.noHints': 'Tato pravidla jsou starší a nápovědy nedávají.',
  'why.noChange': 'Takhle už je to nastavené.',
  'why.undoForbidden': 'U tohoto stolu se tahy nevracejí.',
  'why.tableFull': 'U tohoto stolu už víc tahů udělat nejde. Můžeš se vzdát nebo se s ostatními dohodnout na ukončení.',

  // Agreeing
  'why.undoNotByVote': 'U tohoto stolu se o vracení tahů nehlasuje.',
  'why.motionOpen': 'Ještě se hlasuje o jiném návrhu.',
  'why.noMotion': 'O tomto návrhu se už nehlasuje.',
  'why.noVote': 'O tomto návrhu nehlasuješ.',
  'why.alreadyVoted': 'Tvůj souhlas už máme.',
  'why.notAbsent':
    '{minutes, plural, one {Hráče lze nahradit, až na něj stůl počká # minutu.} few {Hráče lze nahradit, až na něj stůl počká # minuty.} many {Hráče lze nahradit, až na něj stůl počká # minuty.} other {Hráče lze nahradit, až na něj stůl počká # minut.}}',

  // Clocks
  'why.noClock': 'Tento stůl nemá hodiny.',
  'why.clocksArePaused': 'Hodiny už stojí.',
  'why.clocksRun': 'Hodiny běží.',
  'why.clockDecides': 'U tohoto stolu rozhodují hodiny, komu došel čas.',
  'why.notYet': 'Čas ještě nevypršel.',

  // After the game
  'why.notOver': 'Hra ještě neskončila.',
  'why.alreadyRematched': 'Další hra už má svůj stůl.',
} satisfies Translation<'room'>
