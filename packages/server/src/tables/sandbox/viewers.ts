import type { ServerMessage } from '@nora/protocol'
import type { Onlooking } from '../kept-table.ts'
import type { Viewer } from '../viewer.ts'

/** Those who look at a table that is played in a sandbox, with the numbers by which they are known there; `dismissed` is told who goes. */
export class Viewers implements Onlooking {
  private readonly viewers = new Map<Viewer, number>()
  private readonly dismissed: (number: number) => void

  constructor(dismissed: (number: number) => void) {
    this.dismissed = dismissed
  }

  get isEmpty(): boolean {
    return this.viewers.size === 0
  }

  [Symbol.iterator](): Iterator<Viewer> {
    return this.viewers.keys()
  }

  add(viewer: Viewer, number: number): void {
    this.viewers.set(viewer, number)
  }

  dismiss(viewer: Viewer): boolean {
    const number = this.viewers.get(viewer)
    if (number === undefined) return false
    this.viewers.delete(viewer)
    this.dismissed(number)
    return true
  }

  tellAll(message: ServerMessage, to: (viewer: Viewer) => boolean = () => true): void {
    const text = JSON.stringify(message)
    for (const viewer of this.viewers.keys()) if (to(viewer)) viewer.write(text)
  }
}
