import type { Effect } from '@nora/effects'
import type { Json, Kind } from '@nora/kernel'
import { beds } from './actions/build-beds.ts'
import { missionKind } from './actions/complete-mission.ts'
import { developKind } from './actions/develop-projects.ts'
import { rooms } from './actions/dig-rooms.ts'
import { exploreKind } from './actions/explore.ts'
import { mainActionKind } from './actions/main-actions.ts'
import { moveWorkerKind, sendWorkerKind } from './actions/move-workers.ts'
import { playKind } from './actions/play-invention.ts'
import { copyKind } from './cards/copy-card.ts'
import { discardKind } from './cards/discard.ts'
import { discardedKind, faceUpKind, mustTakeKind } from './cards/find-card.ts'
import { revealKind } from './cards/missions.ts'
import { keepObjectiveKind } from './cards/objectives.ts'
import type { Content } from './content/content.ts'
import { doorKind } from './farm/doors.ts'
import { explorerKind } from './farm/explorer.ts'
import { guestRoomKind, supplyKind } from './farm/guest-sources.ts'
import { loseGuestKind } from './farm/guests.ts'
import { tentKind } from './farm/tents.ts'
import { effectsIn } from './language/effect-reasons.ts'
import { cubeKind } from './player-board/abilities.ts'
import { heroKind } from './player-board/heroes.ts'
import { skillTokenKind } from './player-board/skill-tokens.ts'
import { turnKind } from './round/turn.ts'
import { pairKind } from './setup/setup.ts'
import { stateCardsKind } from './solo/difficulty.ts'
import { ratbotGuestKind } from './solo/guests.ts'

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
