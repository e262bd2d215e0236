/** Hints: what a strong player would do, and why. */
export const advice = {
  tool: 'Hint',
  title: 'What would you do?',
  thinking: 'Thinking…',
  close: 'Close the hint',
  take: 'Pick it',
  atEnd: 'at the end',
  range: '{from, number} to {to, number}',
  now: '{points} now',
  byCategory: 'By category',
  sum: 'Total',
  option: 'Option {n, number}',
  only: 'Nothing else comes close.',

  // How sure
  'sure.4': 'Sure',
  'sure.3': 'Quite sure',
  'sure.2': 'Likely',
  'sure.1': 'Too close to call',
  bestIn: 'best in {first, number} of {dreams, number} simulated games',
  quick: 'A quick estimate.',
  seen: 'Based only on what you can see. Whatever is hidden was dealt anew for each simulated game. The margin of error covers chance only; the judgement itself may be wrong.',
  evaluated: 'There’s no experience with games like this yet: this is only a rule of thumb, with no margin of error.',
  announce: 'Best: {choice}. {reason} {sure}.',

  // Why
  'reason.none': 'Better in most simulated games; no single reason stands out.',
  'reason.scores': '{line}: {points, plural, one {# point} other {# points}} at once.',
  'reason.moreFrom': '{category}: about {points, plural, one {# point} other {# points}} better than the alternative.',
} as const
