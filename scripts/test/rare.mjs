// What whole games hardly ever lead to, or only with the cards of a pack: reasons and kinds of question that two thousand
// games of bots need not come across. Each has a test of its own instead: test/scripts/rare.test.ts sees to that.

/** @type {{ readonly [game: string]: readonly string[] }} */
export const rare = {
  wistar: ['cannotLose', 'hasIcon', 'heroTaken', 'noRoom', 'noneCounted', 'objectiveFull'],
  woodcraft: [
    ...[
      'alreadyChosen',
      'atticFull',
      'cannotLose',
      'cannotPayAll',
      'cannotPick',
      'mustNotHold',
      'noRoom',
      'noToolsLeft',
    ],
    ...['nobodyElse', 'nobodyHasMore', 'noneCounted', 'notThePrice', 'nothingOnShow', 'toolExhausted', 'workshopFull'],
    ...['effect.chooseSecretly', 'effect.maySecretly', 'effect.pay', 'effect.pick', 'effect.pickSecretly'],
  ],
}
