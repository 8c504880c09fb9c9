import { expect, it } from 'vitest'
import { amount } from '#base/money.ts'
import { paymentEventEmail, staffPaidEmail } from './emails-payment-events.ts'

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

it('the e-mail about returned coins names the transaction and links to an explorer', () => {
  const transactionHash = 'ab'.repeat(32)
  const event = { kind: 'returned', currency: 'USDT_TRC20', amount: amount('USDT', 41_000_000n) } as const
  const about = { orderId: ORDER.id, method: 'crypto', reference: '1', dedupeKey: '1' } as const
  const explorers = { tron: 'https://tronscan.org' }
  const email = paymentEventEmail(ORDER, { ...event, ...about, transactionHash }, SENDER, { explorers })
  expect(email?.text).toContain('ababababab…abababab')
  expect(email?.text).toContain(`https://tronscan.org/#/transaction/${transactionHash}`)
})
