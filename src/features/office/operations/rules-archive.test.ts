import { expect, it } from 'vitest'
import { isArchiveLate } from './rules-archive.ts'

const at = (second: number) => new Date(Date.UTC(2026, 11, 10, 8, 0, second))

it.each([
  ['nothing was archived yet', { archivedAt: null, failedAt: null, ageMs: null, isWaiting: false }, false],
  ['the first attempt failed', { archivedAt: null, failedAt: at(1), ageMs: null, isWaiting: false }, true],
  [
    'an attempt failed and a later one succeeded',
    { archivedAt: at(9), failedAt: at(1), ageMs: 50, isWaiting: false },
    false,
  ],
  ['the last attempt failed', { archivedAt: at(1), failedAt: at(9), ageMs: 9000, isWaiting: true }, true],
  ['a part waits for a minute', { archivedAt: at(1), failedAt: null, ageMs: 60_000, isWaiting: true }, false],
  ['a part waits for more than a minute', { archivedAt: at(1), failedAt: null, ageMs: 60_001, isWaiting: true }, true],
  ['nothing was written for an hour', { archivedAt: at(1), failedAt: null, ageMs: 3_600_000, isWaiting: false }, false],
])('the archive of the database log is overdue only after failure or delay: %s', (_, facts, expected) => {
  expect(isArchiveLate(facts)).toBe(expected)
})
