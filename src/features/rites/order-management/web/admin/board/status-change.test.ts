import { describe, expect, it } from 'vitest'
import { en } from '../../../messages/admin.en.ts'
import { type StatusChange, repeatStatusChange, explainRefusedStep } from './status-change.ts'

const order = {
  id: 'a1',
  status: 'processing',
  version: 3,
  steps: [],
  customer: { email: null },
} satisfies StatusChange['order']
const refused = (present?: object) => ({
  status: 409,
  code: 'conflict.version',
  message: 'Changed meanwhile.',
  present,
})

describe('a status change that the shop refused', () => {
  it('shows the current status after somebody else has changed the order', () => {
    expect(explainRefusedStep(refused({ status: 'ready', version: 4 }), order, en)).toBe(
      `Changed meanwhile. ${en.standsNow(en.statuses.ready)}`,
    )
    expect(explainRefusedStep(refused({ status: 'processing', version: 4 }), order, en)).toBe('Changed meanwhile.')
    expect(explainRefusedStep(refused(), order, en)).toBe('Changed meanwhile.')
    expect(explainRefusedStep(refused({ status: 'elsewhere' }), order, en)).toBe('Changed meanwhile.')
  })

  it('can be repeated from the current status, with a reason if needed', () => {
    const change: StatusChange = { order: { ...order, status: 'pending' }, to: 'cancelled', needsReason: false }
    expect(repeatStatusChange(change, refused({ status: 'completed', version: 4 }))).toEqual({
      order: { ...order, status: 'completed', version: 4 },
      to: 'cancelled',
      needsReason: true,
    })
    expect(repeatStatusChange(change, refused({ status: 'pending', version: 4 }))).toMatchObject({
      order: { status: 'pending', version: 4 },
      needsReason: false,
    })
    expect([repeatStatusChange(change, refused()), repeatStatusChange(change, undefined)]).toEqual([change, change])
  })
})
