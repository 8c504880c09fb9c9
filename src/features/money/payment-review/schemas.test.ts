import { expect, it } from 'vitest'
import { refundInput } from '#features/money/cards/schemas.ts'
import { refundRequest, reviewRequest } from '#features/money/payments/schemas-actions.ts'
import { decisionInput, returnedInput } from './schemas.ts'

const DOORS = {
  returnedInput: (reason: string) => returnedInput.safeParse({ ...HAND, method: 'manual', reference: 'p', reason }),
  refundInput: (reason: string) => refundInput.safeParse({ attemptId: 'p', amountCents: 1, reason }),
  refundRequest: (reason: string) => refundRequest.safeParse({ amount: '1', reason }),
  decisionInput: (note: string) =>
    decisionInput.safeParse({ method: 'card', reference: 'p', attention: 'late', decision: 'returned', note }),
  reviewRequest: (note: string) => reviewRequest.safeParse({ decision: 'returned', note }),
}
const HAND = { way: 'cash', returnedOn: '2026-11-20', proof: 'r' }

it.each(Object.entries(DOORS))(
  '%s accepts a typed reason, but refuses a reason that only the shop may write',
  (_, parse) => {
    expect(parse('reviewed by phone').success).toBe(true)
    for (const word of ['review', 'surplus', ' Review ', 'SURPLUS'])
      expect(parse(word).error?.issues.map(({ message }) => message)).toEqual(['payments.reason-of-shop'])
  },
)
