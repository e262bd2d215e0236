import type { DieName } from '@nora/woodcraft'
import { create } from 'zustand'

/** The die of my pile that is pointed at, and the one that is carried. */
const useHolding = create<{ readonly pointed?: DieName | undefined; readonly carried?: DieName | undefined }>(
  () => ({}),
)

/** The die for which every order in reach shows where it is wanted. */
export function useHeldDie(): DieName | undefined {
  return useHolding(({ pointed, carried }) => carried ?? pointed)
}

export function pointAtDie(pointed: DieName | undefined): void {
  useHolding.setState({ pointed })
}

export function carryDie(carried: DieName | undefined): void {
  useHolding.setState({ carried })
}
