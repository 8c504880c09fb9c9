import { expect, it } from 'vitest'
import { differencesOf } from './rules-diff.ts'

it('only what differs is shown, by its place', () => {
  const before = { status: 'pending', methods: { card: true, bitcoin: true }, days: [1, 2] }
  const after = { status: 'cancelled', methods: { card: false, bitcoin: true }, days: [1, 2], reason: 'asked' }
  expect(differencesOf(before, after)).toEqual([
    { path: 'status', before: 'pending', after: 'cancelled' },
    { path: 'methods.card', before: 'true', after: 'false' },
    { path: 'reason', before: undefined, after: 'asked' },
  ])
})

it('what was made or taken away has one side', () => {
  expect(differencesOf(null, { role: 'editor' })).toEqual([{ path: 'role', before: undefined, after: 'editor' }])
  expect(differencesOf({ role: 'editor' }, null)).toEqual([{ path: 'role', before: 'editor', after: undefined }])
  expect(differencesOf(null, null)).toEqual([])
})
