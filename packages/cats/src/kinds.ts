import type { Kind } from '@nora/kernel'
import { colourKind } from './actions/choose-colour.ts'
import { mapBonusKind } from './actions/map-bonus.ts'
import { placeKind } from './actions/place-tile.ts'
import { oshaxKind } from './cards/oshax-cards.ts'
import { treasureKind } from './cards/treasure-cards.ts'
import { anytimeKind } from './day/anytime-window.ts'
import { draftKind } from './day/draft.ts'
import { familyRescueKind } from './day/family-turn.ts'
import { buyKind } from './day/purchase.ts'
import { rareFindsKind } from './day/rare-finds.ts'
import { rescueKind } from './day/rescue.ts'
import { rescueCardsKind } from './day/rescue-cards.ts'
import { mustPassKind } from './day/turn-order.ts'
import { zoneKind } from './island/cat-zones.ts'
import { giveLessonsKind, giveTreasuresKind } from './language/gain-basket.ts'
import { moveCatKind } from './language/move-cats.ts'

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
