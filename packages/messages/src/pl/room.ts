import type { Translation } from '../message-id.ts'

export const room = {
  // Sitting down
  'why.alreadySitting': 'Już siedzisz przy tym stole.',
  'why.notSeated': 'Nie siedzisz przy tym stole.',
  'why.seatTaken': 'To miejsce jest zajęte.',
  'why.noFreeSeat': 'Przy tym stole nie ma wolnego miejsca.',
  'why.alreadyStarted': 'Gra już się zaczęła.',
  'why.notStarted': 'Gra jeszcze się nie zaczęła.',
  'why.onlyOwner': 'Może to zrobić tylko osoba, która otworzyła stół.',
  'why.unknownBot': 'Ta gra nie ma bota „{bot}”. Znane boty: {known}.',

  // Playing a seat
  'why.notYourSeat': 'To nie jest twoje miejsce.',
  'why.noBotHere': 'Na tym miejscu nie gra bot.',
  'why.botPlays': 'Gra za ciebie bot. Najpierw wróć na swoje miejsce.',
  'why.hasResigned': 'Po poddaniu się nie bierzesz już udziału w tej grze.',
  'why.notAway': 'Już jesteś na swoim miejscu.',
  'why.stale': 'W międzyczasie coś się wydarzyło. Zanim wybierzesz, spójrz jeszcze raz.',
  'why.notAsked': 'Gra teraz na ciebie nie czeka.',
  'why.hintsOff': 'Ten stół otwarto bez podpowiedzi.',
  'why.noHints': 'Te zasady są starsze i nie dają podpowiedzi.',
  'why.noChange': 'Tak już jest ustawione.',
  'why.undoForbidden': 'Przy tym stole nie cofa się ruchów.',
  'why.tableFull': 'Przy tym stole nie można wykonać więcej ruchów. Możesz się poddać albo uzgodnić zakończenie gry.',

  // Agreeing
  'why.undoNotByVote': 'Przy tym stole nie głosuje się nad cofaniem.',
  'why.motionOpen': 'Trwa jeszcze inne głosowanie.',
  'why.noMotion': 'To głosowanie już się skończyło.',
  'why.noVote': 'Nie głosujesz nad tą propozycją.',
  'why.alreadyVoted': 'Twoja zgoda jest już zapisana.',
  'why.notAbsent':
    '{minutes, plural, one {Gracza można zastąpić, gdy stół czeka na niego # minutę.} few {Gracza można zastąpić, gdy stół czeka na niego # minuty.} many {Gracza można zastąpić, gdy stół czeka na niego # minut.} other {Gracza można zastąpić, gdy stół czeka na niego # minuty.}}',

  // Clocks
  'why.noClock': 'Ten stół nie ma zegara.',
  'why.clocksArePaused': 'Zegary już stoją.',
  'why.clocksRun': 'Zegary idą.',
  'why.clockDecides': 'Przy tym stole zegar decyduje, komu skończył się czas.',
  'why.notYet': 'Ten gracz ma jeszcze czas.',

  // After the game
  'why.notOver': 'Gra jeszcze się nie skończyła.',
  'why.alreadyRematched': 'Następna gra ma już swój stół.',
} satisfies Translation<'room'>
