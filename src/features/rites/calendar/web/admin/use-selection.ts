import { rowSelectionFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { useState } from 'react'
import type { UnscheduledLine } from '../../schemas.ts'

const features = tableFeatures({ rowSelectionFeature })
const NO_LINES: UnscheduledLine[] = []

export const lineKey = ({ orderId, lineId }: Pick<UnscheduledLine, 'orderId' | 'lineId'>) => `${orderId}.${lineId}`

/** The waiting lines (rituals without days) that staff have ticked. A line with a fixed time cannot be ticked, because it already has a fixed day. */
export function useSelection(loaded: UnscheduledLine[] | undefined) {
  // `loaded` is a new array on every render, but the table compares arrays by identity. So equal lines reuse the earlier array.
  const [data, setData] = useState(loaded ?? NO_LINES)
  if (loaded && !isSame(loaded, data)) setData(loaded)
  const table = useTable({
    features,
    columns: [],
    data,
    getRowId: lineKey,
    enableRowSelection: ({ original }) => original.performsAt === undefined,
  })
  const lines = table.getSelectedRowModel().rows.map(({ original }) => original)
  return {
    rows: table.getRowModel().rows,
    lines,
    isAll: table.getIsAllRowsSelected(),
    isSome: lines.length > 0 && !table.getIsAllRowsSelected(),
    toggleAll: table.getToggleAllRowsSelectedHandler(),
    clear: () => table.resetRowSelection(true),
  }
}

export type SelectedRow = ReturnType<typeof useSelection>['rows'][number]

function isSame(one: readonly UnscheduledLine[], other: readonly UnscheduledLine[]): boolean {
  return one.length === other.length && one.every((line, place) => line === other[place])
}
