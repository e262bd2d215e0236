/** What a table has to say to those who sit at it; `why.<code>` is the sentence for a reason code. */
export const room = {
  // Sitting down
  'why.alreadySitting': 'You already sit at this table.',
  'why.notSeated': 'You do not sit at this table.',
  'why.seatTaken': 'This seat is taken.',
  'why.noFreeSeat': 'There is no free seat at this table.',
  'why.alreadyStarted': 'The game has already begun.',
  'why.notStarted': 'The game has not begun yet.',
  'why.onlyOwner': 'Only whoever opened the table may do that.',
  'why.unknownBot': 'There is no bot “{bot}” for this game. Known bots: {known}.',

  // Playing a seat
  'why.notYourSeat': 'This is not your seat.',
  'why.noBotHere': 'No bot plays this seat.',
  'why.botPlays': 'A bot is playing for you. Come back to your seat first.',
  'why.hasResigned': 'You have given up this game.',
  'why.notAway': 'You are in your seat already.',
  'why.stale': 'Something has happened in the meantime. Look again before you choose.',
  'why.notAsked': 'Play does not wait for you here.',
  'why.noChange': 'It is set like that already.',
  'why.undoForbidden': 'At this table nothing is taken back.',

  // Agreeing
  'why.undoNotByVote': 'This table does not vote on taking back.',
  'why.motionOpen': 'Another proposal is still open.',
  'why.noMotion': 'This proposal is no longer open.',
  'why.noVote': 'You have no say in this proposal.',
  'why.alreadyVoted': 'You have agreed already.',
  'why.notAbsent':
    '{minutes, plural, one {A player can be replaced when the table has waited for them for # minute.} other {A player can be replaced when the table has waited for them for # minutes.}}',

  // Clocks
  'why.noClock': 'This table has no clock.',
  'why.clocksArePaused': 'The clocks stand still already.',
  'why.clocksRun': 'The clocks are running.',
  'why.clockDecides': 'At a table with a clock the clock decides who is late.',
  'why.notYet': 'There is time left.',

  // After the game
  'why.notOver': 'The game is not over yet.',
  'why.alreadyRematched': 'The next game already has its table.',
} as const
