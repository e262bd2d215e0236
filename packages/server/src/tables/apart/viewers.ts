import type { ServerMessage } from '@nora/protocol'
import type { Onlooking } from '../kept-table.ts'
import type { Viewer } from '../viewer.ts'

/** Those who look at a table that is played apart; `dismissed` is told who goes. */
export class Viewers implements Onlooking {
  private readonly viewers = new Set<Viewer>()
  private readonly dismissed: (viewer: Viewer) => void

  constructor(dismissed: (viewer: Viewer) => void) {
    this.dismissed = dismissed
  }

  get isEmpty(): boolean {
    return this.viewers.size === 0
  }

  [Symbol.iterator](): Iterator<Viewer> {
    return this.viewers.values()
  }

  add(viewer: Viewer): void {
    this.viewers.add(viewer)
  }

  dismiss(viewer: Viewer): boolean {
    const wasThere = this.viewers.delete(viewer)
    if (wasThere) this.dismissed(viewer)
    return wasThere
  }

  tellAll(message: ServerMessage, to: (viewer: Viewer) => boolean = () => true): void {
    const text = JSON.stringify(message)
    for (const viewer of this.viewers) if (to(viewer)) viewer.write(text)
  }
}
