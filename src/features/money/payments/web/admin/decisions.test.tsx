import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NavigationContext } from '#ui/layout/link.tsx'
import { MessagesProvider } from '#ui/text/messages.tsx'
import { type Panel, PanelContext } from '#ui/layout/panel.ts'
import { en as panel } from '#ui/text/panel-messages.en.ts'
import { createQueryClient } from '#ui/data/query-client.ts'
import type { LedgerEntry } from '../../schemas-ledger.ts'
import { en } from '../../messages/admin.en.ts'
import { Decision } from './decisions.tsx'

const ENTRY: LedgerEntry = {
  id: 'a'.repeat(32),
  method: 'manual',
  provider: null,
  way: null,
  currency: 'USD',
  orderId: 'b'.repeat(32),
  orderNumber: 'bbbbbbbb',
  createdAt: '2026-11-20T10:00:00Z',
  priceUsd: 5000,
  expected: '5000',
  received: '0',
  strange: [],
  contact: null,
  confirmations: null,
  requiredConfirmations: null,
  address: null,
  addressUrl: null,
  transactionHash: null,
  transactionUrl: null,
  status: 'awaiting',
  attention: 'second-person',
  choices: [],
  paidAt: null,
  receivedOn: '2026-11-19',
  reference: 'wire 17',
  note: 'From the account of the family',
  confirmedBy: { id: 'anna', email: 'anna@example.com' },
  approvedBy: null,
  surplus: null,
}

const drawFor = (userId: string, entry: LedgerEntry = ENTRY) =>
  renderToStaticMarkup(
    <MessagesProvider lang="en" dictionary={{ panel, paymentsAdmin: en }}>
      <NavigationContext value={{ href: (to) => to, go: () => undefined }}>
        <PanelContext value={{ can: () => true, user: { id: userId } } as unknown as Panel}>
          <QueryClientProvider client={createQueryClient()}>
            <Decision entry={entry} onDone={() => undefined} />
          </QueryClientProvider>
        </PanelContext>
      </NavigationContext>
    </MessagesProvider>,
  )

it('the second person sees who confirmed the payment, the day and the note', () => {
  const html = drawFor('boris')
  const expected = ['anna@example.com', '19 Nov 2026', 'wire 17', 'From the account of the family']
  expect(expected.filter((text) => !html.includes(text))).toEqual([])
})

it('the second person can refuse a confirmation, and the first person can withdraw the confirmation', () => {
  const names = [en.approve.decline, en.approve.withdraw]
  const buttonsFor = (userId: string) => names.filter((name) => drawFor(userId).includes(`>${name}</span>`))
  expect([buttonsFor('boris'), buttonsFor('anna')]).toEqual([[en.approve.decline], [en.approve.withdraw]])
})

it('the second person sees who holds the cash, with a link to this person', () => {
  const cash = drawFor('boris', { ...ENTRY, way: 'cash' })
  expect(cash).toContain(en.approve.cashWith)
  expect(cash).toContain('href="mailto:anna@example.com"')
  expect(drawFor('boris', { ...ENTRY, way: 'transfer' })).not.toContain(en.approve.cashWith)
  expect(drawFor('anna', { ...ENTRY, way: 'cash' })).not.toContain(en.approve.cashWith)
})

it('the person who confirmed sees how to raise the limit or add a colleague', () => {
  const linksFor = (userId: string) =>
    ['/payments/policy', '/staff'].filter((to) => drawFor(userId).includes(`href="${to}"`))
  expect([linksFor('anna'), linksFor('boris')]).toEqual([['/payments/policy', '/staff'], []])
})
