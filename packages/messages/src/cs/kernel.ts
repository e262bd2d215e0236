import type { Translation } from '../message-id.ts'

export const kernel = {
  // Choices
  'why.notYourDecision': 'Teď nerozhoduješ ty.',
  'why.malformed': 'Tohle není platná volba.',
  'why.notOffered': 'Tohle teď není v nabídce.',
  'why.unknownSeat': 'Místo {seat, number} u tohoto stolu není.',
  'why.closedToInterrupts': 'Teď zasáhnout nemůžeš.',
  'why.notPaused': 'Hra se tu nezastavila.',
  'why.otherKind': 'Hra se teď ptá na něco jiného.',
  'why.gameOver': 'Hra skončila.',
  'why.endless':
    'Hra „{game}“ tu běží dál a už se nikdy nikoho nezeptá. Její pravidla nebo balíček, s nímž se hraje, se točí v kruhu.',

  // Undo and redo
  'why.nothingToUndo': 'Není co vrátit.',
  'why.undoFate': 'Losování ani hod vrátit nejde.',
  'why.undoOther': 'Mezitím už volil někdo jiný.',
  'why.undoLearned': 'Od té doby víš něco nového.',
  'why.undoConfirmed': 'Tah je potvrzený.',
  'why.nothingToRedo': 'Není co zopakovat.',

  // Opening a table
  'why.unknownGame': 'Hra „{game}“ tu není.',
  'why.unknownMode': 'Tato hra nemá režim „{mode}“. Známé režimy: {known}.',
  'why.wrongSeats':
    '{max, plural, one {Tento režim je pro # hráče, ne pro {seats, number}.} few {Tento režim je pro {min, number} až # hráče, ne pro {seats, number}.} many {Tento režim je pro {min, number} až # hráče, ne pro {seats, number}.} other {Tento režim je pro {min, number} až # hráčů, ne pro {seats, number}.}}',
  'why.unknownLevel': 'Obtížnost {level, number} tu není. Známé obtížnosti: {known}.',
  'why.unknownOption': 'Nastavení „{option}“ tu není. Známá nastavení: {known}.',
  'why.unknownValue': 'Nastavení „{option}“ nemůže být „{value}“. Možné hodnoty: {known}.',

  // Stored games
  'why.notAGameFile': 'Tohle není uložená hra: pole „{field}“ chybí nebo je špatně.',
  'why.unknownSchema': 'Soubor má formát {found}, číst jde jen formát {known}.',
  'why.wrongVersion': 'Tato hra se hrála podle pravidel {found}, tady jsou pravidla {expected}.',
  'why.contentMismatch': 'Tato hra se hrála s jinými kartami a dílky.',
  'why.illegalAct': 'Volba {at, number} neprošla. {why}',
  'why.hashDiffers': 'Po volbě {at, number} se pozice liší od uložené.',
  'why.resultDiffers': 'Uložený výsledek není výsledkem této hry.',
  'why.noSuchPosition': 'Pozice {to, number} v této hře není.',
  'event.scoreLine':
    '{points, plural, one {{name}: {line}, # bod.} few {{name}: {line}, # body.} many {{name}: {line}, # bodu.} other {{name}: {line}, # bodů.}}',
  'event.totalScore':
    '{score, plural, one {{name} má celkem # bod.} few {{name} má celkem # body.} many {{name} má celkem # bodu.} other {{name} má celkem # bodů.}}',
  'event.automaScoreLine':
    '{points, plural, one {{name}: {line}, # bod.} few {{name}: {line}, # body.} many {{name}: {line}, # bodu.} other {{name}: {line}, # bodů.}}',
  'event.automaTotalScore':
    '{score, plural, one {{name} má celkem # bod.} few {{name} má celkem # body.} many {{name} má celkem # bodu.} other {{name} má celkem # bodů.}}',
  'event.automaTie':
    '{score, plural, one {Oba mají # bod: při shodě vyhrává {name}.} few {Oba mají # body: při shodě vyhrává {name}.} many {Oba mají # bodu: při shodě vyhrává {name}.} other {Oba mají # bodů: při shodě vyhrává {name}.}}',
  'event.tieBroken':
    '{score, plural, one {Shoda: # bod. Rozhoduje {by}: {standing}.} few {Shoda: # body. Rozhoduje {by}: {standing}.} many {Shoda: # bodu. Rozhoduje {by}: {standing}.} other {Shoda: # bodů. Rozhoduje {by}: {standing}.}}',
  'event.tieStays':
    '{score, plural, one {Shoda: # bod. Nerozhoduje ani {by}: {standing}.} few {Shoda: # body. Nerozhoduje ani {by}: {standing}.} many {Shoda: # bodu. Nerozhoduje ani {by}: {standing}.} other {Shoda: # bodů. Nerozhoduje ani {by}: {standing}.}}',
} satisfies Translation<'kernel'>
