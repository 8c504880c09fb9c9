import { expect, it } from 'vitest'
import { isDue, isLate, momentOf, nameInKey, nameOf, newestOf, outdated, unneeded } from './rules-backups.ts'

const NOW = new Date('2026-11-22T21:30:05.123Z')
const daysAgo = (days: number) => nameOf(new Date(NOW.getTime() - days * 86_400_000))

it('a backup is named after its moment, to the second', () => {
  expect(nameOf(NOW)).toBe('2026-11-22T21-30-05Z')
  expect(momentOf(nameOf(NOW))).toBe(Date.parse('2026-11-22T21:30:05Z'))
  expect(nameInKey('databases/2026-11-22T21-30-05Z.json')).toBe('2026-11-22T21-30-05Z')
  expect(nameInKey('databases/2026-11-22T21-30-05Z.ahuti')).toBeUndefined()
  expect(nameInKey('databases/../x.json')).toBeUndefined()
})

it('the next backup is due when the last is as old as was asked for, and late half as much after that', () => {
  expect(isDue(undefined, NOW, 24)).toBe(true)
  expect(isDue(daysAgo(0.9), NOW, 24)).toBe(false)
  expect(isDue(daysAgo(1), NOW, 24)).toBe(true)
  expect(isLate(daysAgo(1.4), NOW, 24)).toBe(false)
  expect(isLate(daysAgo(1.6), NOW, 24)).toBe(true)
})

it('old backups go, but never the last three', () => {
  const tried = (days: number, isRestorable = false) => ({ name: daysAgo(days), isRestorable })
  expect(
    outdated(
      [1, 29, 31, 40, 50].map((days) => tried(days)),
      NOW,
      30,
    ),
  ).toEqual([daysAgo(40), daysAgo(50)])
  expect(
    outdated(
      [100, 200, 300].map((days) => tried(days)),
      NOW,
      30,
    ),
  ).toEqual([])
})

it('the last three that could be restored stay, however many came after them that could not', () => {
  const tried = (days: number, isRestorable = false) => ({ name: daysAgo(days), isRestorable })
  const broken = [1, 2, 3, 33, 34].map((days) => tried(days))
  const good = [40, 50, 60, 70].map((days) => tried(days, true))
  expect(outdated([...broken, ...good], NOW, 30)).toEqual([daysAgo(33), daysAgo(34), daysAgo(70)])
})

it('a backup that a wrong clock named ahead of time neither puts off the next nor pushes others out', () => {
  const ahead = daysAgo(-365)
  expect(newestOf([ahead, daysAgo(2)], NOW)).toBe(daysAgo(2))
  expect(newestOf([ahead], NOW)).toBeUndefined()
  const names = [ahead, ...[100, 200, 300].map(daysAgo)]
  expect(
    outdated(
      names.map((name) => ({ name, isRestorable: false })),
      NOW,
      30,
    ),
  ).toEqual([])
})

it('the copy of a file goes with the last backup that mentions it', () => {
  const copies = ['media/a/1.jpg.ahuti', 'media/b/1.jpg.ahuti', 'sealed/0a1b2c3d/b/1.jpg.ahuti'].map((key) => ({
    key,
    changedAt: new Date('2026-10-01'),
  }))
  const sealed = { key: 'b/1.jpg', bytes: 1, sealedWith: '0a1b2c3d' }
  expect(unneeded(copies, [{ files: [{ key: 'b/1.jpg', bytes: 1 }] }, { files: [] }], NOW)).toEqual([
    'media/a/1.jpg.ahuti',
    'sealed/0a1b2c3d/b/1.jpg.ahuti',
  ])
  expect(unneeded(copies, [{ files: [sealed] }], NOW)).toEqual(['media/a/1.jpg.ahuti', 'media/b/1.jpg.ahuti'])
})

it('a copy that is mentioned nowhere stays for a week: the backup it belongs to may still be written', () => {
  const made = (days: number) => ({
    key: `media/${days}.ahuti`,
    changedAt: new Date(NOW.getTime() - days * 86_400_000),
  })
  expect(unneeded([0, 6.9, 7.1].map(made), [], NOW)).toEqual(['media/7.1.ahuti'])
})
