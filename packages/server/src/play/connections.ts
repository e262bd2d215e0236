/** A connection that stays open. */
interface Connection {
  check(): void
  goAway(): void
}

const CHECK_MS = 20_000

/** All open connections of this node. */
export class Connections {
  private readonly open = new Set<Connection>()
  private readonly timer: NodeJS.Timeout

  constructor() {
    this.timer = setInterval(() => {
      for (const connection of this.open) connection.check()
    }, CHECK_MS)
    this.timer.unref()
  }

  get count(): number {
    return this.open.size
  }

  add(connection: Connection): () => void {
    this.open.add(connection)
    return () => this.open.delete(connection)
  }

  /** Clients come back to another node, or to this one when it is there again. */
  closeAll(): void {
    clearInterval(this.timer)
    for (const connection of this.open) connection.goAway()
  }
}
