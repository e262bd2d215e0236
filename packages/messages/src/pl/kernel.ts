import type { Translation } from '../message-id.ts'

export const kernel = {
  // Choices
  'why.notYourDecision': 'Teraz nie ty decydujesz.',
  'why.malformed': 'To nie jest prawidłowy wybór.',
  'why.notOffered': 'Tego teraz nie można wybrać.',
  'why.unknownSeat': 'Przy tym stole nie ma miejsca {seat, number}.',
  'why.closedToInterrupts': 'Teraz nie możesz się wtrącić.',
  'why.notPaused': 'Gra się tu nie zatrzymała.',
  'why.otherKind': 'Gra pyta teraz o coś innego.',
  'why.gameOver': 'Gra się skończyła.',
  'why.endless':
    'Gra „{game}” toczy się tu dalej i już nigdy o nic nie zapyta. Jej zasady albo pakiet, z którym się gra, kręcą się w kółko.',

  // Undo and redo
  'why.nothingToUndo': 'Nie ma czego cofnąć.',
  'why.undoFate': 'Nie można cofnąć losowania ani rzutu.',
  'why.undoOther': 'Ktoś inny już wybrał.',
  'why.undoLearned': 'Od tamtej chwili wiesz coś nowego.',
  'why.undoConfirmed': 'Tura jest zatwierdzona.',
  'why.nothingToRedo': 'Nie ma czego ponowić.',

  // Opening a table
  'why.unknownGame': 'Nie ma gry „{game}”.',
  'why.unknownMode': 'Ta gra nie ma trybu „{mode}”. Znane tryby: {known}.',
  'why.wrongSeats':
    '{max, plural, one {Ten tryb jest dla # gracza, a nie dla {seats, number}.} few {Ten tryb jest dla {min, number}–# graczy, a nie dla {seats, number}.} many {Ten tryb jest dla {min, number}–# graczy, a nie dla {seats, number}.} other {Ten tryb jest dla {min, number}–# gracza, a nie dla {seats, number}.}}',
  'why.unknownLevel': 'Nie ma tu poziomu {level, number}. Znane poziomy: {known}.',
  'why.unknownOption': 'Nie ma tu ustawienia „{option}”. Znane ustawienia: {known}.',
  'why.unknownValue': 'Ustawienie „{option}” nie może mieć wartości „{value}”. Możliwe wartości: {known}.',

  // Stored games
  'why.notAGameFile': 'To nie jest zapisana gra: pole „{field}” jest błędne lub go brakuje.',
  'why.unknownSchema': 'Plik ma format {found}, a odczytać można tylko format {known}.',
  'why.wrongVersion': 'Tę grę rozegrano według zasad {found}, a tu są zasady {expected}.',
  'why.contentMismatch': 'Tę grę rozegrano innymi kartami i kafelkami.',
  'why.illegalAct': 'Wybór {at, number} odrzucono. {why}',
  'why.hashDiffers': 'Po wyborze {at, number} pozycja jest inna niż zapisana.',
  'why.resultDiffers': 'Zapisany wynik nie jest wynikiem tej gry.',
  'why.noSuchPosition': 'W tej grze nie ma pozycji {to, number}.',
  'event.scoreLine':
    '{points, plural, one {{name}: {line}, # punkt.} few {{name}: {line}, # punkty.} many {{name}: {line}, # punktów.} other {{name}: {line}, # punktu.}}',
  'event.totalScore':
    '{score, plural, one {{name} ma razem # punkt.} few {{name} ma razem # punkty.} many {{name} ma razem # punktów.} other {{name} ma razem # punktu.}}',
  'event.automaScoreLine':
    '{points, plural, one {{name}: {line}, # punkt.} few {{name}: {line}, # punkty.} many {{name}: {line}, # punktów.} other {{name}: {line}, # punktu.}}',
  'event.automaTotalScore':
    '{score, plural, one {{name} ma razem # punkt.} few {{name} ma razem # punkty.} many {{name} ma razem # punktów.} other {{name} ma razem # punktu.}}',
  'event.automaTie':
    '{score, plural, one {Obie strony mają # punkt: remis wygrywa {name}.} few {Obie strony mają # punkty: remis wygrywa {name}.} many {Obie strony mają # punktów: remis wygrywa {name}.} other {Obie strony mają # punktu: remis wygrywa {name}.}}',
  'event.tieBroken':
    '{score, plural, one {Remis: # punkt. Rozstrzyga {by}: {standing}.} few {Remis: # punkty. Rozstrzyga {by}: {standing}.} many {Remis: # punktów. Rozstrzyga {by}: {standing}.} other {Remis: # punktu. Rozstrzyga {by}: {standing}.}}',
  'event.tieStays':
    '{score, plural, one {Remis: # punkt. Nie rozstrzyga nawet {by}: {standing}.} few {Remis: # punkty. Nie rozstrzyga nawet {by}: {standing}.} many {Remis: # punktów. Nie rozstrzyga nawet {by}: {standing}.} other {Remis: # punktu. Nie rozstrzyga nawet {by}: {standing}.}}',
} satisfies Translation<'kernel'>
