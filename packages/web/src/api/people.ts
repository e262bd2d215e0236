import { type Me, me, recoveryCode } from '@nora/protocol'
import { ask, done } from './ask.ts'

const readMe = (told: unknown): Me => me.parse(told)
const readCode = (told: unknown): string => recoveryCode.parse(told).code

export function askMe(): Promise<Me> {
  return ask('/api/me', readMe)
}

/** Comes in as a guest; without a name the server gives one. */
export function enter(name?: string): Promise<Me> {
  return ask('/api/guests', readMe, { method: 'POST', body: name ? { name } : {} })
}

export function rename(name: string): Promise<Me> {
  return ask('/api/me', readMe, { method: 'PATCH', body: { name } })
}

/** Gives the recovery code, which is shown this once. */
export function becomeAccount(name: string, password: string): Promise<string> {
  return ask('/api/accounts', readCode, { method: 'POST', body: { name, password } })
}

export function signIn(name: string, password: string): Promise<Me> {
  return ask('/api/sessions', readMe, { method: 'POST', body: { name, password } })
}

/** A new password by the recovery code; gives a new code. */
export function recover(name: string, code: string, password: string): Promise<string> {
  return ask('/api/recovery', readCode, { method: 'POST', body: { name, code, password } })
}

/** Gives a new recovery code. */
export function changePassword(old: string, password: string): Promise<string> {
  return ask('/api/me/password', readCode, { method: 'PUT', body: { old, password } })
}

export function signOut(everywhere: boolean): Promise<void> {
  return ask(everywhere ? '/api/sessions' : '/api/sessions/this', done, { method: 'DELETE' })
}

export function forgetMe(password: string | undefined): Promise<void> {
  return ask('/api/me/forget', done, { method: 'POST', body: password === undefined ? {} : { password } })
}

/** From now on one does not meet them at a table, or does again. */
export function block(person: string, on: boolean): Promise<Me> {
  return ask('/api/me/blocks', readMe, { method: 'POST', body: { person, on } })
}

/** Tells the operator what somebody did at a table. */
export function report(person: string, table: string, text: string): Promise<void> {
  return ask('/api/reports', done, { method: 'POST', body: { person, table, text } })
}
