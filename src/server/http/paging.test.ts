import { describe, expect, it } from 'vitest'
import { pageQuery, readCursor, readTimeCursor, toPage } from './paging.ts'

const ROWS = ['a', 'b', 'c', 'd', 'e'].map((id, at) => ({ id, at: String(at) }))

/** A list in the form that a route uses: it requests one row more than the page shows. */
function list(query: unknown) {
  const { limit, cursor } = pageQuery.parse(query)
  const [after = '-1'] = readCursor(cursor, 'text') ?? []
  const rows = ROWS.filter(({ at }) => Number(at) > Number(after)).slice(0, limit + 1)
  return toPage(rows, { limit, present: ({ id }) => id, cursorOf: ({ at }) => [at] })
}

describe('a list that is divided into pages', () => {
  it('shows every row once, and marks the last page', () => {
    const first = list({ limit: '2' })
    const second = list({ limit: '2', cursor: first.next })
    const third = list({ limit: '2', cursor: second.next })
    expect([first.items, second.items, third.items]).toEqual([['a', 'b'], ['c', 'd'], ['e']])
    expect(third.next).toBeNull()
  })

  it('has no next page if everything fits on one page', () => {
    expect(list({ limit: '5' })).toEqual({ items: ['a', 'b', 'c', 'd', 'e'], next: null })
    expect(list({})).toMatchObject({ next: null })
  })

  it.each(['0', '101', '1.5', 'x', '-1'])('refuses the limit %s', (limit) => {
    expect(pageQuery.safeParse({ limit }).success).toBe(false)
  })

  it.each([
    'x',
    '',
    'W10',
    Buffer.from('["a","b"]').toString('base64url'),
    Buffer.from('["\\u0000"]').toString('base64url'),
  ])('refuses the cursor %j, which the shop did not create', (cursor) => {
    expect(() => readCursor(cursor, 'text')).toThrow('http.cursor')
  })

  it.each(['first', '1.5', '9999999999', '1e3', ''])('refuses a cursor with the number %j', (number) => {
    const cursor = Buffer.from(JSON.stringify([number])).toString('base64url')
    expect(() => readCursor(cursor, 'number')).toThrow('http.cursor')
  })

  it.each([
    'never',
    '+012026-01-01T00:00:00Z',
    '-000001-01-01T00:00:00Z',
    '0000-01-01T00:00:00Z',
    '2026-02-30T00:00:00Z',
    '2026-01-01T00:00:00Z (noon)',
  ])('refuses a cursor with the time %s', (moment) => {
    const cursor = Buffer.from(JSON.stringify([moment, 'id'])).toString('base64url')
    expect(() => readTimeCursor(cursor)).toThrow('http.cursor')
  })
})
