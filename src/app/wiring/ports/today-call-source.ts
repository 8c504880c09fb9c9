import { listWaitingHandoffs } from '#features/assistant/handoffs/queries.ts'
import { orderTag } from '#base/ids.ts'
import type { TodaySource } from '#features/office/today/context.ts'
import { en } from '#features/office/today/messages/admin.en.ts'
import { ru } from '#features/office/today/messages/admin.ru.ts'
import { MAX_READ } from '#features/office/today/model.ts'
import { listCalls } from '#features/orders/orders/queries-calls.ts'

const words = { ru: ru.today, en: en.today }

/** Customers without an e-mail address whom staff must telephone. */
export const callSource: TodaySource = {
  parts: ['toTelephone'],
  list: async ({ db }, lang) =>
    (await listCalls(db, { limit: MAX_READ })).map(({ orderId, customerName, reasons, at }) => ({
      kind: 'call',
      id: orderId,
      title: `${orderTag(orderId)} ${customerName}`,
      detail: reasons.map((reason) => words[lang].calls[reason]).join(', '),
      at,
      target: { kind: 'order', id: orderId },
    })),
}

/** The maximum number of characters of a note in a line of Today. */
const MAX_NOTE_SHOWN = 80

/** Questions that visitors left for staff in the consultant. */
export const questionSource: TodaySource = {
  parts: ['questionsAsked'],
  list: async ({ db, keys }) => {
    const rows = await listWaitingHandoffs(db, keys, MAX_READ)
    return rows.map(({ id, askedAt, email, note }) => ({
      kind: 'question',
      id,
      title: email,
      detail: note.length > MAX_NOTE_SHOWN ? `${note.slice(0, MAX_NOTE_SHOWN)}…` : note,
      at: askedAt,
      target: { kind: 'questions' },
    }))
  },
}
