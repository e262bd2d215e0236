import { Refused } from '@nora/kernel'
import type { Me } from '@nora/protocol'
import { useEffect } from 'react'
import { create } from 'zustand'
import { UnreachableError } from '../api/ask.ts'
import { askMe, enter } from '../api/people.ts'

/** Who this browser is to the server: not asked yet, somebody, nobody, or there is no server to ask. */
export type Session =
  | { readonly status: 'unasked' | 'nobody' | 'unreachable'; readonly me: undefined }
  | { readonly status: 'known'; readonly me: Me }

const store = create<Session>(() => ({ status: 'unasked', me: undefined }))

/** Numbers of the last question who this is, and of the one whose answer is believed: on a slow line answers overtake each other. */
let asked = 0
let believed = 0

/** Believes what was heard, unless something newer was heard already. */
function believe(question: number, session: Session): void {
  if (question < believed) return
  believed = question
  store.setState(session, true)
}

const nobody: Session = { status: 'nobody', me: undefined }

export function remember(me: Me | undefined): void {
  believe(++asked, me ? { status: 'known', me } : nobody)
}

export async function refreshSession(): Promise<void> {
  const question = ++asked
  try {
    believe(question, { status: 'known', me: await askMe() })
  } catch (error) {
    if (error instanceof Refused) believe(question, nobody)
    else if (error instanceof UnreachableError) believe(question, { status: 'unreachable', me: undefined })
    else throw error
  }
}

let comingIn: Promise<Me> | undefined

/**
 * Makes sure of being somebody: whoever is nobody yet comes in as a guest, once, however often they press. Who it is is asked
 * first: nobody becomes a guest by being quick.
 */
export function beSomebody(name?: string): Promise<Me> {
  comingIn ??= comeIn(name).finally(() => {
    comingIn = undefined
  })
  return comingIn
}

async function comeIn(name?: string): Promise<Me> {
  if (store.getState().status === 'unasked') await refreshSession()
  const me = store.getState().me ?? (await enter(name))
  remember(me)
  return me
}

export function useSession(): Session {
  const session = store()
  useEffect(() => {
    if (store.getState().status === 'unasked') void refreshSession()
  }, [])
  return session
}
