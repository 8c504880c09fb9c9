import { rowSelectionFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { useState } from 'react'
import type { UnscheduledLine } from '../../schemas.ts'

const features = tableFeatures({ rowSelectionFeature })
const NO_LINES: UnscheduledLine[] = []

export const lineKey = ({ orderId, lineId }: Pick<UnscheduledLine, 'orderId' | 'lineId'>) => `${orderId}.${lineId}`

/**
 * The waiting lines (rituals without days) that staff have ticked. A line that was sold for a fixed time cannot be ticked, because it has a
 * day of its own.
 */
export function useSelection(loaded: UnscheduledLine[] | undefined) {
  // The list is a new array on every render. The table compares arrays, so as long as the lines are the same, it gets the same array.
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
