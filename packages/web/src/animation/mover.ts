/** Something that is moved about again and again. */
export interface Mover {
  to(transform: string): void
  leave(): void
}

/**
 * Moves an element without the rest of the page being looked at. A new transform alone has the browser sort everything
 * on the page into layers again, at every step; one that belongs to an animation does not. So this is an animation that
 * stands still and is told where.
 */
export function moverOf(element: Element): Mover {
  const effect = new KeyframeEffect(element, null, { duration: 1, fill: 'both' })
  const animation = new Animation(effect)
  animation.pause()
  return {
    to: (transform) => effect.setKeyframes({ transform: [transform, transform] }),
    leave: () => animation.cancel(),
  }
}
