import { DAY } from '#base/time.ts'

/** The message of a visitor to the staff. The database contains these texts only encrypted. */
export type HandoffQuestion = {
  email: string
  name: string
  note: string
  turns: { role: 'visitor' | 'consultant'; text: string }[]
}

/** An answered question is deleted after this time. Stored conversations are deleted after the same time. */
export const KEPT_AFTER_ANSWER = 30 * DAY

export const SEALED_HANDOFF = { table: 'consultant_handoff', columns: ['question'] } as const

export function handoffContext(id: string) {
  return { table: SEALED_HANDOFF.table, row: id, column: SEALED_HANDOFF.columns[0] }
}
