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

export function remember(me: Me | undefined): void {
  store.setState(me ? { status: 'known', me } : { status: 'nobody', me: undefined }, true)
}

export async function refreshSession(): Promise<void> {
  try {
    remember(await askMe())
  } catch (error) {
    if (error instanceof Refused) remember(undefined)
    else if (error instanceof UnreachableError) store.setState({ status: 'unreachable', me: undefined }, true)
    else throw error
  }
}

/** Makes sure of being somebody: whoever is nobody yet comes in as a guest. Who it is is asked first: nobody becomes a guest by being quick. */
export async function beSomebody(name?: string): Promise<Me> {
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
