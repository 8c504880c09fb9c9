import type { Column } from '#ui/data/data-table.tsx'
import type { LedgerEntry } from '../../schemas-ledger.ts'
import { useFormats } from './ledger-format.ts'
import { useMessages } from './messages.ts'

/** The columns that identify an attempt: its order and its payment method. */
export function useNamingColumns(): Column<LedgerEntry>[] {
  const { column, order } = useMessages()
  const { way } = useFormats()
  return [
    { id: 'order', title: column.order, isHeading: true, cell: ({ orderNumber }) => order(orderNumber) },
    { id: 'way', title: column.way, cell: way },
  ]
}
