import type { Kind } from '@nora/kernel'
import { giveLessonsKind, giveTreasuresKind } from './anytime/gain-basket.ts'
import { moveCatKind } from './anytime/move-cats.ts'
import { anytimeKind } from './boundary.ts'
import { zoneKind } from './cat-zones.ts'
import { colourKind } from './colour.ts'
import { draftKind } from './draft.ts'
import { familyRescueKind } from './family.ts'
import { mapBonusKind } from './map-bonus.ts'
import { oshaxKind } from './oshax.ts'
import { placeKind } from './placement.ts'
import { buyKind } from './purchase.ts'
import { rareFindsKind } from './rare-finds.ts'
import { rescueKind } from './rescue.ts'
import { rescueCardsKind } from './rescue-cards.ts'
import { treasureKind } from './treasure-cards.ts'
import { mustPassKind } from './turns.ts'

/** Every question that a player may be asked. */
export const kinds = [
  draftKind,
  buyKind,
  colourKind,
  rescueCardsKind,
  rescueKind,
  mustPassKind,
  rareFindsKind,
  oshaxKind,
  treasureKind,
  placeKind,
  mapBonusKind,
  anytimeKind,
  moveCatKind,
  zoneKind,
  giveLessonsKind,
  giveTreasuresKind,
  familyRescueKind,
] as unknown as readonly Kind[]
