import type { Lang } from '#base/i18n.ts'
import { newId } from '#base/ids.ts'
import { cleanParticipant, isBlank, type Participant } from '../rules-participants.ts'

/** One participant in the form. Faults belong to the row's id, so they stay with the participant when another participant is removed. */
export type Row = Participant & { id: string }

/** The path for faults that concern all rows together. */
export const ROWS_PATH = 'participants.root'

export const rowPath = (id: string, field: string): string => `participants.${id}.${field}`

export function newRow(participant: Participant): Row {
  return { ...participant, id: newId() }
}

/** The rows without blank rows. Blank rows are not sent, so that the server and the form count the same lines. */
export function filledRows(rows: readonly Row[], lang: Lang): Row[] {
  return rows.filter((row) => !isBlank(row)).map((row) => ({ ...cleanParticipant(row, lang), id: row.id }))
}

/** Converts the path of a fault from the server: replaces the participant's index by the id of the row that was sent at this index. */
export function rowFaultPath(path: string, sent: readonly Row[]): string {
  if (path === 'participants') return ROWS_PATH
  return path.replace(/^participants\.(\d+)/, (_, index: string) => `participants.${sent[Number(index)]?.id}`)
}
