import type { Effect } from '@nora/effects'
import type { Json, Kind } from '@nora/kernel'
import { cubeKind } from './abilities.ts'
import { beds } from './build-beds.ts'
import type { Content } from './content/content.ts'
import { copyKind } from './copy-card.ts'
import { developKind } from './develop-projects.ts'
import { rooms } from './dig-rooms.ts'
import { discardKind } from './discard.ts'
import { doorKind } from './doors.ts'
import { effectsIn } from './effect-reasons.ts'
import { exploreKind } from './explore.ts'
import { explorerKind } from './explorer.ts'
import { discardedKind, faceUpKind, mustTakeKind } from './find-card.ts'
import { guestRoomKind, loseGuestKind, supplyKind } from './guests.ts'
import { heroKind } from './heroes.ts'
import { mainActionKind } from './main-actions.ts'
import { missionKind, revealKind } from './missions.ts'
import { keepObjectiveKind } from './objectives.ts'
import { playKind } from './play-invention.ts'
import { stateCardsKind } from './ratbot/difficulty.ts'
import { ratbotGuestKind } from './ratbot/guests.ts'
import { pairKind } from './setup.ts'
import { skillTokenKind } from './skill-tokens.ts'
import { tentKind } from './tents.ts'
import { turnKind } from './turn.ts'
import { moveWorkerKind, sendWorkerKind } from './workers.ts'

/** The questions of this game's own. */
const own = [
  pairKind,
  turnKind,
  rooms.kind,
  beds.kind,
  developKind,
  exploreKind,
  mainActionKind,
  moveWorkerKind,
  sendWorkerKind,
  playKind,
  discardKind,
  missionKind,
  cubeKind,
  heroKind,
  skillTokenKind,
  keepObjectiveKind,
  doorKind,
  revealKind,
  explorerKind,
  tentKind,
  guestRoomKind,
  supplyKind,
  loseGuestKind,
  copyKind,
  faceUpKind,
  mustTakeKind,
  discardedKind,
  stateCardsKind,
  ratbotGuestKind,
] as unknown as readonly Kind[]

/** Every question that a player may be asked with this content. */
export function kindsOf(content: Content): readonly Kind[] {
  return [...own, ...content.language.kinds.filter(({ name }) => isAsked(content, name))]
}

/** No effect of this game moves items on a way of its own; and whether an effect may be left, or is secret, depends on the cards. */
function isAsked({ language, tables }: Content, kind: string): boolean {
  if (kind.startsWith('effect.pick')) return false
  if (kind === 'effect.chooseSecretly')
    return [...effectsIn(tables as unknown as Json)].some((effect) => language.isSecret(effect as unknown as Effect))
  if (!kind.startsWith('effect.may')) return true
  const optional = [...effectsIn(tables as unknown as Json)].filter(
    ({ do: word }) => word === 'optional' || word === 'upTo',
  )
  return optional.some(({ effect }) => language.isSecret(effect as Effect) === kind.endsWith('Secretly'))
}
