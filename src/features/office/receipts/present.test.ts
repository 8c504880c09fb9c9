import { describe, expect, it } from 'vitest'
import { amount } from '#base/money.ts'
import { presentReceipt, type ReceiptFacts } from './present.ts'

const PLACED = new Date('2026-11-20T10:00:00Z')
// The receipt uses only these fields of an order, a line, a settlement and a refund.
const FACTS = {
  order: {
    id: `1a2b3c4d${'0'.repeat(24)}`,
    customerName: 'Анна Смирнова',
    totalCents: 147_60,
    createdAt: PLACED,
    paidAt: PLACED,
  },
  lines: [{ names: { ru: 'Ганеша', en: 'Ganesha' }, weeks: 2, quantity: 1, unitCents: 164_00, performsAt: null }],
  discount: { code: 'DIWALI', amountCents: 16_40 },
  settlement: { settledAt: PLACED },
  paid: [{ method: 'card', currency: 'RUB', came: amount('RUB', 12_000_00n) }],
  handWay: null,
  refunded: [{ currency: 'RUB', units: 12_000_00n, returnedOn: '2026-11-25', finishedAt: PLACED, requestedAt: PLACED }],
} as unknown as ReceiptFacts
const AROUND = {
  lang: 'en' as const,
  shopName: 'Ahuti',
  seller: undefined,
  taxLine: '',
  isSandbox: false,
  isNamed: false,
}
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('the receipt of an order', () => {
  it('shows prices, discount and total, and all payments and refunds in their currency', () => {
    const receipt = presentReceipt(FACTS, AROUND)
    expect(receipt.title).toBe('Receipt #1a2b3c4d')
    expect(receipt.lines.map(({ what, price, sum }) => [what, price, sum])).toEqual([['Ganesha', '$164', '$164']])
    expect(receipt.sums.map(({ label, value }) => [label, value])).toEqual([
      ['Subtotal', '$164'],
      ['Discount DIWALI', '−$16.40'],
      ['Total', '$147.60'],
    ])
    expect(receipt.payments.map(({ label, value }) => `${plain(label)}: ${plain(value)}`)).toEqual([
      'Card, 20 November 2026: 12,000 ₽',
      'Returned, 25 November 2026: −12,000 ₽',
    ])
  })

  it('says whether money that staff confirmed was a transfer or cash', () => {
    const paid = [{ method: 'manual' as const, currency: 'USD' as const, came: amount('USD', 147_60n) }]
    const labelOf = (handWay: ReceiptFacts['handWay']) =>
      plain(presentReceipt({ ...FACTS, paid, handWay }, AROUND).payments[0]?.label ?? '')
    expect(labelOf('cash')).toBe('Cash, 20 November 2026')
    expect([labelOf('transfer'), labelOf(null)]).toEqual(['Transfer, 20 November 2026', 'Transfer, 20 November 2026'])
  })

  it('shows the customer’s name only to the signed-in customer and the staff', () => {
    expect(JSON.stringify(presentReceipt(FACTS, AROUND))).not.toContain('Смирнова')
    expect(presentReceipt(FACTS, { ...AROUND, isNamed: true }).facts.at(-1)).toEqual(['Customer', 'Анна Смирнова'])
  })

  it('has the tax line from the settings, and says “sample” in a sandbox', () => {
    const notes = presentReceipt(FACTS, { ...AROUND, taxLine: 'No VAT is charged', isSandbox: true }).notes
    expect(notes).toEqual(['No VAT is charged', expect.stringContaining('sandbox')])
    expect(presentReceipt(FACTS, AROUND).notes).toEqual([])
  })

  it('is an invoice for the due amount if the order is unpaid', () => {
    const order = { ...FACTS.order, paidAt: null }
    const facts = { ...FACTS, order, settlement: undefined, paid: [], refunded: [] }
    const invoice = presentReceipt(facts, { ...AROUND, lang: 'ru' })
    expect([invoice.kind, invoice.title, invoice.sums.at(-1)?.label]).toEqual(['invoice', 'Счёт #1a2b3c4d', 'К оплате'])
    expect(invoice.payments).toEqual([])
  })
})
