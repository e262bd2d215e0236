/** Why a choice is good in The Isle of Cats. */
export const catsAdvice = {
  'category.families': 'Families',
  'category.lessons': 'Lessons',
  'category.treasures': 'Rare treasures',
  'category.rats': 'Rats',
  'category.rooms': 'Unfilled sections',
  'category.prospects': 'Supplies and room to grow',
  'reason.familyGrows':
    '{colour, select, blue {The blue family} green {The green family} red {The red family} purple {The purple family} other {The orange family}} grows to {size, number}: {points, plural, one {# more point} other {# more points}}.',
  'reason.ratsCovered': '{n, plural, one {Covers # rat.} other {Covers # rats.}}',
  'reason.roomFilled':
    '{n, plural, one {Fills a section: {points, number} points.} other {Fills # sections: {points, number} points.}}',
} as const
