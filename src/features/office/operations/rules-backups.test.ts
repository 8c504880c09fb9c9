import { expect, it } from 'vitest'
import {
  isDue,
  isLate,
  parseBackupMoment,
  nameInKey,
  backupName,
  findNewest,
  expiredBackups,
  unneeded,
  copyKey,
  copyPlace,
} from './rules-backups.ts'

const NOW = new Date('2026-11-22T21:30:05.123Z')
const daysAgo = (days: number) => backupName(new Date(NOW.getTime() - days * 86_400_000))

it('the name of a backup is its creation time, to the second', () => {
  expect(backupName(NOW)).toBe('2026-11-22T21-30-05Z')
  expect(parseBackupMoment(backupName(NOW))).toBe(Date.parse('2026-11-22T21:30:05Z'))
  expect(nameInKey('databases/2026-11-22T21-30-05Z.json')).toBe('2026-11-22T21-30-05Z')
  expect(nameInKey('databases/2026-11-22T21-30-05Z.dump')).toBeUndefined()
  expect(nameInKey('databases/../x.json')).toBeUndefined()
})

it('a daily backup is due after 24 hours, and late after 36 hours', () => {
  expect(isDue(undefined, NOW, 24)).toBe(true)
  expect(isDue(daysAgo(0.9), NOW, 24)).toBe(false)
  expect(isDue(daysAgo(1), NOW, 24)).toBe(true)
  // The clock was set back after this backup.
  expect(isDue(daysAgo(-0.04), NOW, 24)).toBe(true)
  expect(isLate(daysAgo(1.4), NOW, 24)).toBe(false)
  expect(isLate(daysAgo(1.6), NOW, 24)).toBe(true)
})

it('old backups are deleted, but the last three backups always stay', () => {
  const tried = (days: number, isRestorable = false) => ({ name: daysAgo(days), isRestorable })
  expect(
    expiredBackups(
      [1, 29, 31, 40, 50].map((days) => tried(days)),
      NOW,
      30,
    ),
  ).toEqual([daysAgo(40), daysAgo(50)])
  expect(
    expiredBackups(
      [100, 200, 300].map((days) => tried(days)),
      NOW,
      30,
    ),
  ).toEqual([])
})

it('the last three restorable backups stay, even if many unrestorable backups follow', () => {
  const tried = (days: number, isRestorable = false) => ({ name: daysAgo(days), isRestorable })
  const broken = [1, 2, 3, 33, 34].map((days) => tried(days))
  const good = [40, 50, 60, 70].map((days) => tried(days, true))
  expect(expiredBackups([...broken, ...good], NOW, 30)).toEqual([daysAgo(33), daysAgo(34), daysAgo(70)])
})

it('a backup dated in the future does not delay or replace other backups', () => {
  const ahead = daysAgo(-365)
  expect(findNewest([ahead, daysAgo(2)], NOW)).toBe(daysAgo(2))
  expect(findNewest([ahead], NOW)).toBeUndefined()
  const names = [ahead, ...[100, 200, 300].map(daysAgo)]
  expect(
    expiredBackups(
      names.map((name) => ({ name, isRestorable: false })),
      NOW,
      30,
    ),
  ).toEqual([])
})

it('a file’s copy is deleted together with the last backup that uses it', () => {
  const copies = ['files/plain/aa', 'files/0a1b2c3d/aa.age', 'media/b/1.jpg.ahuti'].map((key) => ({
    key,
    changedAt: new Date('2026-10-01'),
  }))
  const using = (copy: string) => ({ dump: {}, files: [{ key: 'b/1.jpg', bytes: 1, sha256: 'aa', copy }] })
  expect(unneeded(copies, [using('files/plain/aa')], NOW)).toEqual(['files/0a1b2c3d/aa.age', 'media/b/1.jpg.ahuti'])
  expect(unneeded(copies, [using('files/0a1b2c3d/aa.age')], NOW)).toEqual(['files/plain/aa', 'media/b/1.jpg.ahuti'])
})

it('copies in an old format stay while a backup in that format exists', () => {
  const copies = [{ key: 'media/b/1.jpg.ahuti', changedAt: new Date('2026-10-01') }]
  expect(unneeded(copies, [{ files: [] }], NOW)).toEqual([])
})

it('the folder of encrypted copies depends on the keys, not on their sequence', () => {
  const place = (recipients: string[]) => copyPlace(recipients, (text) => `hash of ${text}`.slice(8))
  expect(copyKey('aa', place([]))).toBe('files/plain/aa')
  expect(copyKey('aa', place(['age1b', 'age1a']))).toBe('files/age1a,ag/aa.age')
  expect(place(['age1a', 'age1b'])).toBe(place(['age1b', 'age1a']))
})

it('an unused copy stays for a week, because a running backup may need it', () => {
  const made = (days: number) => ({
    key: `files/plain/${days}`,
    changedAt: new Date(NOW.getTime() - days * 86_400_000),
  })
  expect(unneeded([0, 6.9, 7.1].map(made), [], NOW)).toEqual(['files/plain/7.1'])
})
