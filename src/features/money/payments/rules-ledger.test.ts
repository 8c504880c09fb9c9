import { expect, it } from 'vitest'
import { amountLeft } from './rules-ledger.ts'
import type { LedgerDetail } from './schemas-ledger.ts'

const refund = (amount: string, status: 'requested' | 'done' | 'failed') =>
  ({ amount, status }) as LedgerDetail['refunds'][number]

it('the refund form suggests the sum minus finished and running refunds', () => {
  const refunds = [refund('100.10', 'done'), refund('50', 'requested'), refund('14', 'failed')]
  expect(amountLeft({ currency: 'RUB', expected: '164', surplus: null, refunds })).toBe('13.9')
  expect(amountLeft({ currency: 'RUB', expected: '164', surplus: null })).toBe('164')
  expect(amountLeft({ currency: 'RUB', expected: '150', surplus: null, refunds })).toBe('0')
})
