import { useLayout } from '../table/kit/layout.ts'
import { useWide } from '../table/parts/use-wide.ts'

/** A phone: bench and rack are drawn closer, so that both are in sight. */
export function useCompact(): boolean {
  const isPart = useLayout() === 'part'
  return !useWide() && isPart
}
