/** What a table has to say to those who sit at it; `why.<code>` is the sentence for a reason code. */
export const room = {
  // Sitting down
  'why.alreadySitting': 'You’re already at this table.',
  'why.notSeated': 'You don’t have a seat at this table.',
  'why.seatTaken': 'That seat is taken.',
  'why.noFreeSeat': 'There are no free seats at this table.',
  'why.alreadyStarted': 'The game has already started.',
  'why.notStarted': 'The game hasn’t started yet.',
  'why.onlyOwner': 'Only the player who opened the table can do that.',
  'why.unknownBot': 'There’s no bot “{bot}” for this game. Known bots: {known}.',

  // Playing a seat
  'why.notYourSeat': 'That isn’t your seat.',
  'why.noBotHere': 'That seat isn’t played by a bot.',
  'why.botPlays': 'A bot is playing for you. Return to your seat first.',
  'why.hasResigned': 'You’ve resigned from this game.',
  'why.notAway': 'You’re already in your seat.',
  'why.stale': 'Something just changed. Look again before you choose.',
  'why.notAsked': 'The game isn’t waiting for you.',
  'why.hintsOff': 'This table was opened without hints.',
  'why.noHints': 'These rules are older and give no hints.',
  'why.noChange': 'That’s already set.',
  'why.undoForbidden': 'Undo is off at this table.',
  'why.tableFull': 'This table has reached its limit of moves. You can still resign or agree to end it.',

  // Agreeing
  'why.undoNotByVote': 'There’s no voting on undo at this table.',
  'why.motionOpen': 'Another vote is still open.',
  'why.noMotion': 'That vote is over.',
  'why.noVote': 'You don’t have a vote on this.',
  'why.alreadyVoted': 'You’ve already agreed.',
  'why.notAbsent':
    '{minutes, plural, one {A player can be replaced once the table has waited # minute for them.} other {A player can be replaced once the table has waited # minutes for them.}}',

  // Clocks
  'why.noClock': 'This table has no clock.',
  'why.clocksArePaused': 'The clocks are already stopped.',
  'why.clocksRun': 'The clocks are running.',
  'why.clockDecides': 'At this table the clock decides who is out of time.',
  'why.notYet': 'They still have time.',

  // After the game
  'why.notOver': 'The game isn’t over yet.',
  'why.alreadyRematched': 'There’s already a table for the next game.',
} as const
