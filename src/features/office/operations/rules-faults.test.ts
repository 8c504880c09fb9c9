import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { en } from './messages/admin.en.ts'
import { ru } from './messages/admin.ru.ts'
import { findCause } from './rules-faults.ts'

describe('the cause of a failed restore', () => {
  it.each([
    ['newer', 'This backup was made by a newer version of this program. Restore it with the newer version.'],
    ['damaged', 'This backup is damaged or not whole: it was cut, changed or copied badly. Use another.'],
    ['foreign', 'This backup was not made by this shop: its list of files or tables contains an invalid value ('],
    ['key', 'This backup was sealed for a key that you did not give'],
    ['unsealed', 'This backup is not sealed, but BACKUP_RECIPIENTS is set'],
    ['earlier', 'This backup was made by an earlier version'],
    ['client', ' or newer are not installed here.'],
    ['different', 'The restored data is not what was backed up. These tables differ: '],
    ['gone', 'There is no backup '],
    ['killed', 'the check ended with code '],
  ] as const)('is %s if the error contains the shop’s own text about this cause', (cause, said) => {
    expect(findCause(cause === 'killed' ? `${said}null` : said)).toBe(cause)
    expect(SOURCE).toContain(said)
  })

  it('is also recognised in errors of the disk and the database', () => {
    expect(findCause("ENOSPC: no space left on device, write '/tmp/x'")).toBe('space')
    expect(findCause('could not extend file "base/5/1": No space left on device')).toBe('space')
    expect(findCause('DATABASE_URL: db:5432/ahuti: nobody answers there.')).toBe('database')
  })

  it('has a text in both languages, and is undefined for an unknown error', () => {
    expect(Object.keys(ru.faults)).toEqual(Object.keys(en.faults))
    expect(findCause('something else')).toBeUndefined()
  })
})

const SOURCE = [
  'server/backup',
  'server/database',
  'server/database/postgres',
  'features/office/operations',
  'app/wiring',
]
  .flatMap((folder) => {
    const place = fileURLToPath(new URL(`../../../${folder}/`, import.meta.url))
    return readdirSync(place)
      .filter((file) => /(?<!\.test)\.ts$/.test(file))
      .map((file) => readFileSync(path.join(place, file), 'utf8'))
  })
  .join('\n')
