/** A map that does not grow without end: what was set longest ago is forgotten first. */
export class BoundedMap<K, V> extends Map<K, V> {
  private readonly most: number

  constructor(most: number) {
    super()
    this.most = most
  }

  override set(key: K, value: V): this {
    this.delete(key)
    super.set(key, value)
    if (this.size > this.most) this.delete(this.keys().next().value as K)
    return this
  }
}
