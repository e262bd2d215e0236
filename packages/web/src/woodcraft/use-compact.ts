import { useRoom } from '../table/kit/room.ts'
import { useWide } from '../table/parts/use-wide.ts'

/** A phone: bench and rack are drawn closer, so that both are in sight. */
export function useCompact(): boolean {
  const isPart = useRoom() === 'part'
  return !useWide() && isPart
}
