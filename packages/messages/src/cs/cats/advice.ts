import type { Translation } from '../../message-id.ts'

export const catsAdvice = {
  'category.families': 'Rodiny',
  'category.lessons': 'Úkoly',
  'category.treasures': 'Zlaté poklady',
  'category.rats': 'Krysy',
  'category.rooms': 'Nezaplněné sekce',
  'category.prospects': 'Zásoby a místo k růstu',
  'reason.familyGrows':
    '{colour, select, blue {Modrá} green {Zelená} red {Červená} purple {Fialová} other {Oranžová}} rodina naroste na {size, number}: o {points, plural, one {# bod} few {# body} many {# bodu} other {# bodů}} víc.',
  'reason.ratsCovered':
    '{n, plural, one {Zakryje # krysu.} few {Zakryje # krysy.} many {Zakryje # krysy.} other {Zakryje # krys.}}',
  'reason.roomFilled':
    '{n, plural, one {Zaplní sekci: {points, number} bodů.} few {Zaplní # sekce: {points, number} bodů.} many {Zaplní # sekce: {points, number} bodů.} other {Zaplní # sekcí: {points, number} bodů.}}',
} satisfies Translation<'catsAdvice'>
