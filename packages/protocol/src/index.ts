export {
  accountBody,
  blockBody,
  guestBody,
  type Me,
  me,
  notifyBody,
  pushBody,
  recoverBody,
  recoveryCode,
  renameBody,
  reportBody,
  signInBody,
} from './api/people.ts'
export { contentHashes } from './api/rules.ts'
export {
  type Finished,
  finished,
  gameFile,
  type Listed,
  type LobbyQuery,
  listed,
  lobbyQuery,
  type OpenBody,
  openBody,
  opened,
  packStored,
} from './api/tables.ts'
export { type ClientMessage, clientMessage } from './client-message.ts'
export { type Command, command, type Motion, type Passing } from './command.ts'
export { type Hint, hasHints, hint } from './hint.ts'
export { limits } from './limits.ts'
export { type Difference, diff, follow, type Patch, PatchError, type Path, patched } from './patch.ts'
export { type Replay, replay, type Viewpoint } from './replay.ts'
export {
  type ChatLine,
  type Listing,
  type Muted,
  type Onlookers,
  type Present,
  posted,
  type ServerMessage,
  serverMessage,
} from './server-message.ts'
export {
  type Absence,
  type Barrier,
  type Batch,
  type ClockFace,
  type Ending,
  type Foreseen,
  type OpenMotion,
  type Permissions,
  type SeatInfo,
  type Status,
  type Summary,
  type TableSnapshot,
  tableSnapshot,
  type Update,
  update,
} from './table-snapshot.ts'
export { type ClockTerms, plainTerms, type Terms, terms } from './terms.ts'
export { updated } from './updated.ts'
export { id, json, name, reason } from './values.ts'
export { PROTOCOL } from './version.ts'
