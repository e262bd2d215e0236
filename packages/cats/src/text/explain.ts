import type { MessageRef } from '@nora/effects'
import { type Content, shapeOf, tileOf } from '../content/content.ts'
import { fishPerCat } from '../content/supply.ts'
import type { SectionId } from '../language/lesson.ts'
import { familyPoints } from '../scoring/families.ts'
import { lostPerOpenSection, lostPerRat, pointsPerRareTreasure } from '../scoring/sheet.ts'

// Short rules help: what a thing on the table is good for.

/** What is printed on a boat or lies beside it and has no name of its own. */
export type Token = 'rat' | 'map' | 'fish' | 'permanentBasket' | 'singleUseBasket' | 'brokenBasket'

export function explainToken(token: Token): readonly MessageRef[] {
  const id = `catsCards.help.${token}`
  switch (token) {
    case 'rat':
      return [{ id, params: { n: lostPerRat } }]
    case 'fish':
      return [{ id, params: { ...fishPerCat } }]
    default:
      return [{ id }]
  }
}

export function explainSection({ tables }: Content, section: SectionId): readonly MessageRef[] {
  const name = tables.sections.find(({ id }) => id === section)?.name ?? section
  return [{ id: 'catsCards.help.section', params: { section: name, n: lostPerOpenSection } }]
}

export function explainTile(content: Content, tile: string): readonly MessageRef[] {
  const { kind, shape } = tileOf(content, tile)
  const id = `catsCards.help.${kind}`
  switch (kind) {
    case 'cat':
      return [{ id, params: { n: shapeOf(content, shape).size } }, familyHelp]
    case 'oshax':
      return [{ id }, familyHelp]
    case 'common':
      return [{ id }]
    case 'rare':
      return [{ id, params: { n: pointsPerRareTreasure } }]
  }
}

/** The families whose points the score pad lists one by one. */
const familySizes = [3, 4, 5, 6, 7] as const

const familyHelp: MessageRef = {
  id: 'catsCards.help.family',
  params: {
    least: familySizes[0],
    sizes: { all: familySizes },
    points: { all: familySizes.map((size) => familyPoints(size)) },
    more: familyPoints(8) - familyPoints(7),
  },
}
