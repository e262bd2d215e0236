/** A connection that stays open. */
interface Connection {
  check(): void
  goAway(): void
}

const CHECK_MS = 20_000
const MOST_PER_ADDRESS = 200

/** All open connections of this node. */
export class Connections {
  private readonly open = new Set<Connection>()
  /** How many each address has. */
  private readonly addresses = new Map<string, number>()
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

  /** Whether an address has as many as it may. A school behind one address has room. */
  isFull(address: string): boolean {
    return (this.addresses.get(address) ?? 0) >= MOST_PER_ADDRESS
  }

  add(connection: Connection, address: string): () => void {
    this.open.add(connection)
    this.addresses.set(address, (this.addresses.get(address) ?? 0) + 1)
    return () => {
      if (!this.open.delete(connection)) return
      const left = (this.addresses.get(address) as number) - 1
      if (left > 0) this.addresses.set(address, left)
      else this.addresses.delete(address)
    }
  }

  /** Clients come back to another node, or to this one when it is there again. */
  closeAll(): void {
    clearInterval(this.timer)
    for (const connection of this.open) connection.goAway()
  }
}
