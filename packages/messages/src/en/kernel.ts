/** What the table itself has to say; `why.<code>` is the sentence for a reason code of the kernel. */
export const kernel = {
  // Choices
  'why.notYourDecision': 'It is not your turn to decide.',
  'why.malformed': 'This is not a valid choice.',
  'why.notOffered': 'This is not on offer now.',
  'why.unknownSeat': 'There is no seat {seat, number} at this table.',
  'why.closedToInterrupts': 'You cannot step in at this moment.',
  'why.notPaused': 'Play has not stopped here.',
  'why.otherKind': 'Something else is being asked here.',
  'why.gameOver': 'The game is over.',
  'why.endless':
    'The game “{game}” goes on here without ever asking anybody again. Its rules, or the pack it is played with, turn in a circle.',

  // Undo and redo
  'why.nothingToUndo': 'There is nothing to undo.',
  'why.undoFate': 'You cannot undo a draw or a roll.',
  'why.undoOther': 'Somebody else has already chosen.',
  'why.undoLearned': 'You have seen something new since then.',
  'why.undoConfirmed': 'Your turn is confirmed.',
  'why.nothingToRedo': 'There is nothing to redo.',

  // Opening a table
  'why.unknownGame': 'There is no game “{game}”.',
  'why.unknownMode': 'This game has no mode “{mode}”. Known modes: {known}.',
  'why.wrongSeats':
    '{max, plural, one {This mode is for # player, not for {seats, number}.} other {This mode is for {min, number} to # players, not for {seats, number}.}}',
  'why.unknownLevel': 'There is no level {level, number} here. Known levels: {known}.',
  'why.unknownOption': 'There is no option “{option}” here. Known options: {known}.',
  'why.unknownValue': 'The option “{option}” cannot be “{value}”. Possible values: {known}.',

  // Stored games
  'why.notAGameFile': 'This is not a stored game: the field “{field}” is missing or wrong.',
  'why.unknownSchema': 'This file has format {found}; only format {known} can be read.',
  'why.wrongVersion': 'This game was played by rules {found}, here are rules {expected}.',
  'why.contentMismatch': 'This game was played with other cards and tiles.',
  'why.illegalAct': 'Choice {at, number} is refused. {why}',
  'why.hashDiffers': 'After choice {at, number} the position is not the stored one.',
  'why.resultDiffers': 'The stored result is not the result of this game.',
  'why.noSuchPosition': 'There is no position {to, number} in this game.',
} as const
