import { expect, it } from 'vitest'
import { staffPaidEmail } from './emails-payment-events.ts'

const ORDER = {
  id: `1a2b3c4d${'0'.repeat(24)}`,
  customerName: 'Anna Ivanova',
  customerEmail: 'anna@example.com',
  lang: 'ru' as const,
  totalCents: 328_00,
}
const SENDER = {
  shopName: { ru: 'Ахути', en: 'Ahuti' },
  ordersEmail: 'orders@example.com',
  staffLang: 'en' as const,
  recordingDays: 7,
  origin: 'https://shop.example',
}

it('the e-mail to the shop says what was paid, for whom and when', () => {
  const lines = [{ names: { ru: 'Ганеша', en: 'Ganesha' }, quantity: 2 }]
  const rows = [{ label: 'First day', value: '30 November 2026' }]
  const { lang, text, isPrivate } = staffPaidEmail(ORDER, SENDER, { lines, rows })
  expect(lang).toBe('en')
  for (const part of ['Ganesha × 2', 'Anna Ivanova', '30 November 2026', '$328']) expect(text).toContain(part)
  expect(text).toContain(`https://shop.example/admin-panel/orders/${ORDER.id}`)
  expect(isPrivate).toBe(true)
})

it('the e-mail to the shop writes the amount in the staff’s language', () => {
  const { text } = staffPaidEmail({ ...ORDER, totalCents: 1024_50 }, { ...SENDER, staffLang: 'ru' })
  expect(text.replaceAll('\u00a0', ' ')).toContain('$1 024,50')
})
