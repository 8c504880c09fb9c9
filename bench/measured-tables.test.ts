import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { markdownTable, withTables } from './measured-tables.ts'

const PAGE = readFileSync(new URL('../docs/capacity.md', import.meta.url), 'utf8')

it.each(['processes', 'costs', 'many'])(
  'new tables of %s replace the old tables and no other part of the page',
  (name) => {
    const once = withTables(PAGE, name, ['| one table |'])
    const twice = withTables(once, name, ['| another |'])
    expect(twice).toBe(withTables(PAGE, name, ['| another |']))
    expect(once.replace('| one table |', '| another |')).toBe(twice)
  },
)

it('a page without the marker comments around the table is refused', () => {
  expect(() => withTables(PAGE, 'other', ['table'])).toThrow('has no marker comments')
})

it('a table of measurements has a column for each shop', () => {
  expect(markdownTable(['', 'A', 'B'], [['home', '1/s', 'x|y']])).toBe(
    ['|  | A | B |', '| --- | ---: | ---: |', '| home | 1/s | x/y |'].join('\n'),
  )
})
