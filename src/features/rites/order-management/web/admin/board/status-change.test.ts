import { describe, expect, it } from 'vitest'
import { en } from '../../../messages/admin.en.ts'
import { type Asked, askedAgain, whyNot } from './status-change.ts'

const order = { id: 'a1', status: 'processing', version: 3, steps: [] } satisfies Asked['order']
const refused = (present?: object) => ({
  status: 409,
  code: 'conflict.version',
  message: 'Changed meanwhile.',
  present,
})

describe('a refused step', () => {
  it('shows the current state if somebody moved the order', () => {
    expect(whyNot(refused({ status: 'ready', version: 4 }), order, en)).toBe(
      `Changed meanwhile. ${en.standsNow(en.statuses.ready)}`,
    )
    expect(whyNot(refused({ status: 'processing', version: 4 }), order, en)).toBe('Changed meanwhile.')
    expect(whyNot(refused(), order, en)).toBe('Changed meanwhile.')
    expect(whyNot(refused({ status: 'elsewhere' }), order, en)).toBe('Changed meanwhile.')
  })

  it('is retried from the current state, with a reason if the order has moved', () => {
    const asked: Asked = { order: { ...order, status: 'pending' }, to: 'cancelled', needsReason: false }
    expect(askedAgain(asked, refused({ status: 'completed', version: 4 }))).toEqual({
      order: { ...order, status: 'completed', version: 4 },
      to: 'cancelled',
      needsReason: true,
    })
    expect(askedAgain(asked, refused({ status: 'pending', version: 4 }))).toMatchObject({
      order: { status: 'pending', version: 4 },
      needsReason: false,
    })
    expect([askedAgain(asked, refused()), askedAgain(asked, undefined)]).toEqual([asked, asked])
  })
})
