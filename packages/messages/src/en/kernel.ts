/** What the table itself has to say; `why.<code>` is the sentence for a reason code of the kernel. */
export const kernel = {
  // Choices
  'why.notYourDecision': 'It isn’t your turn.',
  'why.malformed': 'That isn’t a valid choice.',
  'why.notOffered': 'That isn’t available right now.',
  'why.unknownSeat': 'This table has no seat {seat, number}.',
  'why.closedToInterrupts': 'You can’t interrupt right now.',
  'why.notPaused': 'The game isn’t paused here.',
  'why.otherKind': 'The game is asking for something else.',
  'why.gameOver': 'The game is over.',
  'why.endless':
    'The game “{game}” runs on here without ever asking anyone again. Its rules, or its pack, go round in circles.',

  // Undo and redo
  'why.nothingToUndo': 'Nothing to undo.',
  'why.undoFate': 'You can’t undo a draw or a roll.',
  'why.undoOther': 'Someone else has already chosen.',
  'why.undoLearned': 'You’ve seen something new since then.',
  'why.undoConfirmed': 'You’ve already confirmed your turn.',
  'why.nothingToRedo': 'Nothing to redo.',

  // Opening a table
  'why.unknownGame': 'There’s no game “{game}”.',
  'why.unknownMode': 'This game has no mode “{mode}”. Known modes: {known}.',
  'why.wrongSeats':
    '{max, plural, one {This mode is for # player, not {seats, number}.} other {This mode is for {min, number} to # players, not {seats, number}.}}',
  'why.unknownLevel': 'There’s no level {level, number}. Known levels: {known}.',
  'why.unknownOption': 'There’s no option “{option}”. Known options: {known}.',
  'why.unknownValue': 'The option “{option}” can’t be “{value}”. Possible values: {known}.',

  // Stored games
  'why.notAGameFile': 'This isn’t a saved game: the field “{field}” is missing or wrong.',
  'why.unknownSchema': 'This file is in format {found}; only format {known} can be read.',
  'why.wrongVersion': 'This game was played with rules {found}; these are rules {expected}.',
  'why.contentMismatch': 'This game was played with different cards and tiles.',
  'why.illegalAct': 'Choice {at, number} isn’t allowed. {why}',
  'why.hashDiffers': 'After choice {at, number} the position differs from the saved one.',
  'why.resultDiffers': 'The saved result isn’t the result of this game.',
  'why.noSuchPosition': 'This game has no position {to, number}.',
  'event.scoreLine': '{points, plural, one {{name}: {line}, # point.} other {{name}: {line}, # points.}}',
  'event.totalScore': '{score, plural, one {{name} has # point in all.} other {{name} has # points in all.}}',
  'event.automaScoreLine': '{points, plural, one {{name}: {line}, # point.} other {{name}: {line}, # points.}}',
  'event.automaTotalScore': '{score, plural, one {{name} has # point in all.} other {{name} has # points in all.}}',
  'event.automaTie':
    '{score, plural, one {Both have # point: a tie goes to {name}.} other {Both have # points: a tie goes to {name}.}}',
  'event.tieBroken':
    '{score, plural, one {Tie at # point, broken by {by}: {standing}.} other {Tie at # points, broken by {by}: {standing}.}}',
  'event.tieStays':
    '{score, plural, one {Tie at # point; {by} can’t break it: {standing}.} other {Tie at # points; {by} can’t break it: {standing}.}}',
} as const
