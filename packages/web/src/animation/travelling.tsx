import { Component, createRef, type HTMLAttributes, type ReactNode } from 'react'
import { type Places, placesIn, travel } from './travel.ts'

interface TravellingProps extends HTMLAttributes<HTMLDivElement> {
  /** Whenever this changes, the pieces inside travel from where they were. */
  readonly shown: unknown
  readonly duration: number
  /** By name, what has come to its place already. */
  readonly still: ReadonlySet<string>
  readonly children: ReactNode
}

/** A class, because only a class is asked just before its picture changes: there the old places are still true. */
export class Travelling extends Component<TravellingProps> {
  private readonly board = createRef<HTMLDivElement>()

  override getSnapshotBeforeUpdate(before: TravellingProps): Places | null {
    const board = this.board.current
    const moves = before.shown !== this.props.shown && this.props.duration > 0 && !document.hidden
    return board && moves ? placesIn(board) : null
  }

  override componentDidUpdate(_before: TravellingProps, _state: unknown, places: Places | null): void {
    if (this.board.current && places) travel(this.board.current, places, this.props.duration, this.props.still)
  }

  override render(): ReactNode {
    const { shown: _, duration: __, still: ___, ...rest } = this.props
    return <div ref={this.board} {...rest} />
  }
}
