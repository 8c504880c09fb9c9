import { newId } from '#base/ids.ts'
import { cleanParticipant, isBlank, type Participant } from '../rules-participants.ts'

/** A participant as it is typed; faults stand by its id, so that they stay with it when another one is removed. */
export type Row = Participant & { id: string }

/** Where faults of all rows together stand. */
export const ROWS_PATH = 'participants.root'

export const rowPath = (id: string, field: string): string => `participants.${id}.${field}`

export function newRow(participant: Participant): Row {
  return { ...participant, id: newId() }
}

/** Lines that say nothing are not sent, so that the shop counts the lines as the form does. */
export function writtenRows(rows: readonly Row[]): Row[] {
  return rows.filter((row) => !isBlank(row)).map((row) => ({ ...cleanParticipant(row), id: row.id }))
}

/** Where a fault of the call stands: a participant's place becomes the row that was sent there. */
export function rowFaultPath(path: string, sent: readonly Row[]): string {
  if (path === 'participants') return ROWS_PATH
  return path.replace(/^participants\.(\d+)/, (_, index: string) => `participants.${sent[Number(index)]?.id}`)
}
