import { expect, it } from 'vitest'
import { momentOn } from '../proofs/rules-log.ts'
import { isOpen, isStale, linkEnd } from './rules.ts'

it('a link for a day’s pictures works until the next day ends in India', () => {
  // Midnight in India is 18:30 UTC on the day before.
  expect(linkEnd('2026-11-29').toISOString()).toBe('2026-11-30T18:30:00.000Z')
  const link = { endsAt: linkEnd('2026-11-29'), revokedAt: null }
  expect(isOpen(link, new Date('2026-11-30T18:29:59Z'))).toBe(true)
  expect(isOpen(link, new Date('2026-11-30T18:30:00Z'))).toBe(false)
  expect(isOpen({ ...link, revokedAt: new Date() }, new Date('2026-11-29T10:00:00Z'))).toBe(false)
})

it('a picture sent one day late gets noon of the link’s day as time', () => {
  const now = new Date('2026-11-29T10:00:00Z')
  expect(momentOn('2026-11-29', now)).toBe(now)
  expect(momentOn('2026-11-28', now).toISOString()).toBe('2026-11-28T06:30:00.000Z')
})

it('the numbers of a link are outdated if the sheet’s lines or sequence changed', () => {
  const [one, two] = [
    { orderId: 'a', position: 0 },
    { orderId: 'b', position: 1 },
  ]
  expect(isStale([one, two], [one, two])).toBe(false)
  expect(isStale([one, two], [two, one])).toBe(true)
  expect(isStale([one], [one, two])).toBe(true)
})
