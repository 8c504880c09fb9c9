import { expect, it } from 'vitest'
import { ru as plans } from '#features/orders/plans/messages/page.ru.ts'
import { ru as requests } from '#features/rites/day-requests/messages/admin.ru.ts'
import { ru as calendar } from './messages/admin.ru.ts'

it('a Russian sentence that ends with a day has one full stop', () => {
  const day = '3 дек. 2026 г.'
  expect(plans.order.agreed(day)).toBe('Назначено: 3 дек. 2026 г. Другой день будет просьбой, мы на неё ответим.')
  const sentences = [requests.isSet(day), calendar.dialog.askedPast(day), calendar.dialog.fixedPast(day)]
  for (const sentence of sentences) expect(sentence).toMatch(/2026 г\. [А-Я]/)
})
