import { type Prepare, Workbench } from '../workbench.ts'

/** A turn in which this main action was just begun. */
export function doing(action: string, prepare?: Prepare, setup = {}): Workbench {
  return new Workbench(prepare, setup).choose({ move: action }, { act: action })
}
