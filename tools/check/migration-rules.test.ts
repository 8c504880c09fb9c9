import { expect, it } from 'vitest'
import { faultsOfMigrations, linesToLand, type Migrations } from './migration-rules.ts'

const files = { '0000_first.sql': 'create table a ();', '0001_second.sql': 'create table b ();' }
const journal = [
  { idx: 0, when: 100, tag: '0000_first' },
  { idx: 1, when: 200, tag: '0001_second' },
]
const landed = linesToLand({ journal, files, landed: [] })
const faultsWith = (changes: Partial<Migrations>) =>
  faultsOfMigrations({ journal, files, landed, ...changes }).join('\n')

it('migrations pass the check if no migration has changed', () => {
  expect(landed).toHaveLength(2)
  expect(faultsWith({})).toBe('')
})

it('a migration that was changed after landing is refused', () => {
  expect(faultsWith({ files: { ...files, '0000_first.sql': 'create table a (id int);' } })).toMatch(
    /^0000_first\.sql was changed after landing/,
  )
})

it('a migration that is not recorded is refused until `--land` records it', () => {
  expect(faultsWith({ landed: landed.slice(0, 1) })).toMatch(/^0001_second\.sql is not in landed\.sha256 yet/)
  expect(linesToLand({ journal, files, landed: landed.slice(0, 1) })).toEqual(landed.slice(1))
})

it('a migration that was removed or moved is refused', () => {
  expect(faultsWith({ landed: landed.toReversed() })).toContain('in the place of 0000_first.sql')
  expect(faultsWith({ files: { '0000_first.sql': files['0000_first.sql'] } })).toContain('0001_second.sql is in meta')
  const without = { journal: journal.slice(0, 1), files: { '0000_first.sql': files['0000_first.sql'] } }
  expect(faultsWith(without)).toBe('0001_second.sql has landed and was taken out: databases have it.')
})

it('a migration that existing databases would skip is refused', () => {
  const early = journal.map((entry) => ({ ...entry, when: 100 }))
  expect(faultsWith({ journal: early })).toContain('0001_second is not later than the one before it')
  expect(faultsWith({ files: { ...files, '0002_third.sql': '' } })).toContain('0002_third.sql is not in meta')
})
