import type { Decision } from '@nora/kernel'
import type { TableProps } from '../../table/table-props.ts'

/** What stands in the tray knows the whole table, and which decision it is there for. */
export type TrayProps = TableProps & { readonly decision: Decision }
