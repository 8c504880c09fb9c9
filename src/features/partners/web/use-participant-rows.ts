import { useState } from 'react'
import { newId } from '#base/ids.ts'
import {
  cleanParticipant,
  isBlank,
  type Participant,
  type ParticipantField,
  serialiseParticipants,
} from '#features/plans/rules-participants.ts'
import type { RowsForm } from '#features/plans/web/participants-fields.tsx'

/** The people of an order as they are typed, a row each; faults of the call by the row they are about. */
export function useParticipantRows(faults: Record<string, string>): RowsForm & { participants: string } {
  const [rows, setRows] = useState<RowsForm['rows']>([])
  const kept = rows.filter((row) => !isBlank(row))
  const errors = Object.fromEntries(
    Object.entries(faults).flatMap(([path, text]) => {
      const [, index, field] = /^plan\.participants\.(\d+)\.(\w+)$/.exec(path) ?? []
      if (index !== undefined) return [[`participants.${kept[Number(index)]?.id}.${field}`, text]]
      return path === 'plan.participants' ? [['participants', text]] : []
    }),
  )
  return {
    rows,
    errors,
    participants: serialiseParticipants(kept.map(cleanParticipant)),
    addRows: (added: Participant[]) =>
      setRows((before) => [...before, ...added.map((row) => ({ ...row, id: newId() }))]),
    removeRow: (id: string) => setRows((before) => before.filter((row) => row.id !== id)),
    changeRow: (id: string, field: ParticipantField, value: string) =>
      setRows((before) => before.map((row) => (row.id === id ? { ...row, [field]: value } : row))),
  }
}
