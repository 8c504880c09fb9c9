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
