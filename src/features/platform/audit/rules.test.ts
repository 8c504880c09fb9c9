import { expect, it } from 'vitest'
import { listDifferences } from './rules.ts'

it('an audit entry shows only changed fields, each with the path', () => {
  const before = { status: 'pending', methods: { card: true, bitcoin: true }, days: [1, 2] }
  const after = { status: 'cancelled', methods: { card: false, bitcoin: true }, days: [1, 2], reason: 'asked' }
  expect(listDifferences(before, after)).toEqual([
    { path: 'status', before: 'pending', after: 'cancelled' },
    { path: 'methods.card', before: 'true', after: 'false' },
    { path: 'reason', before: undefined, after: 'asked' },
  ])
})

it('an audit entry shows lists of words as text, and objects as JSON', () => {
  const after = { languages: ['ru', 'en'], items: [{ itemId: 'ganesha' }] }
  expect(listDifferences(null, after).map((difference) => difference.after)).toEqual([
    'ru, en',
    '[{"itemId":"ganesha"}]',
  ])
})

it('audit entries have no old value for creations, and no new value for deletions', () => {
  expect(listDifferences(null, { role: 'editor' })).toEqual([{ path: 'role', before: undefined, after: 'editor' }])
  expect(listDifferences({ role: 'editor' }, null)).toEqual([{ path: 'role', before: 'editor', after: undefined }])
  expect(listDifferences(null, null)).toEqual([])
})
