/** Ends a subscription. */
export type Unsubscribe = () => void

/**
 * What nodes tell each other. Everything on it is a hint: what counts is in the store, and a node that missed a message
 * finds out from the next one or from the store.
 */
export interface Bus {
  /** To every node, this one included. */
  publish(topic: string, message: unknown): void
  subscribe(topic: string, hear: (message: unknown) => void): Unsubscribe
  /** To one of those that answer; nothing if nobody does. */
  request(topic: string, message: unknown, timeoutMs: number): Promise<unknown>
  /** Takes part in answering; each request reaches one of all who do. */
  answer(topic: string, reply: (message: unknown) => Promise<unknown>): Unsubscribe
  /** Whether other nodes may be listening. */
  readonly shared: boolean
  readonly connected: boolean
  close(): Promise<void>
}

/** Nobody answers: there is no worker, or it did not answer in time. */
export class NoAnswer extends Error {}
