import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answered, answerWith, renderInPanel } from '../../../../../../test/render-form.tsx'
import { en } from '../../messages/admin.en.ts'
import type { EntryView } from '../../schemas.ts'
import { JournalMonth } from './journal-month.tsx'

const ENTRY: EntryView = {
  number: 1,
  bookedOn: '2026-12-02',
  valueOn: '2026-12-02',
  kind: 'refund',
  way: 'card',
  orderId: null,
  orderNumber: null,
  currency: 'USD',
  amount: '-50',
  rate: null,
  usd: -50,
  fee: null,
  reference: '',
  partner: '',
}
const COINS: EntryView = {
  ...ENTRY,
  number: 2,
  way: 'crypto',
  currency: 'USDT_TRC20',
  amount: '-218',
  usd: -218,
}

it('the journal shows the dollar value of each entry, with equal minus signs', async () => {
  const month = { month: '2026-12', state: 'running', entries: 2, closesOn: '2027-01-10' }
  const closing = { closedAt: null, closedBy: null, digest: null }
  const sums = [{ currency: 'USD', came: '0', gone: '-50', fees: '0', usd: -50 }]
  answerWith(answered({ ...month, ...closing, sums, items: [ENTRY, COINS], next: null }))
  renderInPanel(<JournalMonth month="2026-12" />, { dictionary: { journal: en } })
  const table = await screen.findByRole('table', { name: en.entries })
  await screen.findByText('2', { selector: 'td' })
  const cells = [...table.querySelectorAll('td')].map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))
  expect(cells.filter((text) => text === '−$50')).toHaveLength(2)
  expect(cells.filter((text) => text.startsWith('−$218') || text.startsWith('−218'))).toHaveLength(2)
})
