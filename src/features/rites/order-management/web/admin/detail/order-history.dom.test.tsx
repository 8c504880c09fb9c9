import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInPanel } from '../../../../../../../test/render-form.tsx'
import { en } from '../../../messages/admin.en.ts'
import type { OrderDetail } from '../../../schemas.ts'
import { OrderHistory } from './order-history.tsx'

const refund = (facts: Record<string, string>) => ({
  at: '2026-11-30T08:00:00Z',
  kind: 'refund',
  actor: 'vera@example.com',
  facts: { method: 'crypto', currency: 'USDT_TRC20', amount: '41', status: 'done', ...facts },
})
const show = (facts: Record<string, string>) =>
  // The component reads only the timeline of an order.
  renderInPanel(<OrderHistory order={{ timeline: [refund(facts)] } as unknown as OrderDetail} />, {
    dictionary: { 'order-management': en },
  })

it('the history shows a refund’s staff member, sum, method, day, reason and reference', () => {
  show({ way: 'crypto', day: '2026-11-28', reference: '0xabc', reason: 'Half of the term' })
  for (const text of [
    'Refund: 41 USDT TRC-\u206020, done',
    'Coins from the wallet, 28 November 2026',
    'Reference: 0xabc',
    'Half of the term',
    'vera@example.com',
  ])
    expect(screen.getByText((_, element) => element?.textContent?.replaceAll('\u00a0', ' ') === text)).toBeDefined()
})

it('the history shows no empty lines for an unconfirmed card refund', () => {
  show({ method: 'card', currency: 'USD', status: 'requested', way: 'service', day: '', reference: '', reason: '' })
  const lines = [...document.querySelectorAll('li p')].map(({ textContent }) => textContent)
  expect(lines).toHaveLength(3)
  expect(lines[1]).toBe(en.history.byService)
})

it('the history calls a payment that staff confirmed “recorded”, not “started”', () => {
  const confirmed = { ...refund({}), kind: 'payment', facts: { method: 'manual', currency: 'USD', amount: '305' } }
  renderInPanel(<OrderHistory order={{ timeline: [confirmed] } as unknown as OrderDetail} />, {
    dictionary: { 'order-management': en },
  })
  expect(screen.getByText('Recorded a payment outside the shop: $305')).toBeDefined()
  expect(document.body.textContent).not.toContain('started')
})
