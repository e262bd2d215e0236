/** Hints: what a strong player would do, and why. */
export const advice = {
  tool: 'Hint',
  title: 'What would you do?',
  thinking: 'Thinking …',
  close: 'Close the hint',
  take: 'Take it in hand',
  atEnd: 'at the end',
  range: '{from, number} to {to, number}',
  now: '{points} now',
  byCategory: 'By category',
  sum: 'Sum',
  option: 'Choice {n, number}',
  only: 'Nothing else here is worth a thought.',

  // How sure
  'sure.4': 'Sure',
  'sure.3': 'Quite sure',
  'sure.2': 'Likely',
  'sure.1': 'Close: either will do',
  bestIn: 'best in {first, number} of {dreams, number} imagined games',
  quick: 'Quickly weighed.',
  seen: 'Thought up from what you can see, as far as it can be foreseen. What is hidden from you was dealt anew each time. The errors are those of chance alone; the judgement itself may be wrong.',
  evaluated:
    'No games like this were learned from yet: weighed by rules of thumb alone, so nothing is said about how far it may be off.',
  announce: 'Best: {choice}. {reason} {sure}.',

  // Why
  'reason.none': 'Better in most imagined games; no single reason.',
  'reason.scores': '{line}: {points, plural, one {# point} other {# points}} at once.',
  'reason.moreFrom': '{category}: about {points, number} more than otherwise.',
} as const
