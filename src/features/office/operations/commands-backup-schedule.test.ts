import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { DAY, HOUR } from '#base/time.ts'
import { openFolder } from '#features/platform/media/providers/storage-folder.ts'
import { limits } from '#server/database/rate-limit-table.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { makeBackup, TRIAL_FILES, writeCheck } from './commands-backup.ts'
import { findBackup, findCheck, listBackupNames } from './commands-backup-list.ts'
import { openSchedule, pruneLeftovers } from './commands-backup-schedule.ts'
import type { ScheduleContext } from './context.ts'
import { backupName } from './rules-backups.ts'

let test: TestShop
let folder: string
let tried: string[]
let fault: string | null
beforeAll(async () => {
  test = await openTestShop()
})
afterAll(async () => await test.close())
beforeEach(async () => {
  ;[tried, fault] = [[], null]
  folder = mkdtempSync(path.join(tmpdir(), 'schedule-test-'))
  await test.shop.db.delete(limits)
  return () => rmSync(folder, { recursive: true, force: true })
})

function contextOf() {
  const { db, config, log, now, database } = test.shop
  const [backups, media] = [openFolder(path.join(folder, 'backups')), openFolder(path.join(folder, 'media'))]
  const openPlace = async () => backups
  const trial: ScheduleContext['trial'] = async (place) => {
    const record: { name: string } = JSON.parse(readFileSync(path.join(place, TRIAL_FILES.record), 'utf8'))
    tried.push(record.name)
    return fault
  }
  return { db, config, log, now, database, version: '1', media, backups, openPlace, trial }
}

const hoursAgo = (hours: number) => backupName(new Date(Date.now() - hours * HOUR))

/** A backup that another process recorded. */
async function putBackup(name: string, record = `{"name": "${name}", "dump": {}, "files": []}`) {
  writeFileSync(path.join(folder, 'json'), record)
  for (const key of [`databases/${name}.json`, `databases/${name}.dump`])
    await contextOf().backups.put(key, path.join(folder, 'json'), '')
}

it('a clock that was once a year ahead does not prevent backups', async () => {
  await putBackup(hoursAgo(-365 * 24))
  await test.shop.db.insert(limits).values({ key: 'backup', count: 1, endsAt: new Date(Date.now() + 365 * DAY) })
  const schedule = openSchedule(contextOf())
  await schedule.tick()
  expect(tried).toHaveLength(1)
  expect(schedule.newest()).toBe(tried[0])
})

/** Renames a backup. The name contains the time at which the backup was made. */
async function renameBackup(name: string, to: string) {
  const { backups } = contextOf()
  await putBackup(to, JSON.stringify({ ...(await findBackup(backups, name)), name: to }))
  await backups.remove(`databases/${name}.json`)
}

it('a backup is tested again if its test restore was interrupted', async () => {
  const name = hoursAgo(3)
  await renameBackup((await makeBackup(contextOf())).record.name, name)
  const schedule = openSchedule(contextOf())
  await schedule.tick()
  await schedule.tick()
  expect(tried).toEqual([name])
  expect(await findCheck(contextOf().backups, name)).toMatchObject({ fault: null })
  expect(schedule.isRestorable()).toBe(true)
})

it('after an interrupted test restore of an encrypted backup, the shop makes another backup', async () => {
  const sealed = hoursAgo(3)
  const BACKUP_RECIPIENTS = await identityToRecipient(await generateX25519Identity())
  const context = { ...contextOf(), config: { ...test.shop.config, BACKUP_RECIPIENTS } }
  await renameBackup((await makeBackup(context)).record.name, sealed)
  const schedule = openSchedule(context)
  await schedule.tick()
  await schedule.tick()
  expect(tried).toEqual([schedule.newest()])
  expect(schedule.newest()).not.toBe(sealed)
  expect(schedule.isRestorable()).toBe(true)
})

it('a backup from an earlier version is neither tested nor reported as broken', async () => {
  await putBackup(hoursAgo(3), '{"files": []}')
  const schedule = openSchedule(contextOf())
  await schedule.tick()
  expect([tried, schedule.isRestorable()]).toEqual([[], undefined])
})

it('every process knows that a backup cannot be restored, and keeps the restorable backups', async () => {
  const [fresh, ...good] = [hoursAgo(3), ...[40, 50, 60].map((days) => hoursAgo(days * 24))]
  for (const name of [fresh, ...good]) await putBackup(name)
  for (const name of good) await writeCheck(contextOf().backups, name, { at: '', seconds: 1, fault: null })
  await writeCheck(contextOf().backups, fresh, { at: '', seconds: 1, fault: 'is not what was backed up' })
  const schedule = openSchedule(contextOf())
  await schedule.tick()
  expect([tried, schedule.isRestorable()]).toEqual([[], false])
  fault = 'again'
  schedule.ask()
  await schedule.tick()
  expect(schedule.isRestorable()).toBe(false)
  expect(await listBackupNames(contextOf().backups)).toEqual(expect.arrayContaining(good))
})

it('an incomplete description of one backup does not hide other backups', async () => {
  const name = hoursAgo(30)
  await putBackup(name, '{"name": "')
  expect(await findBackup(contextOf().backups, name)).toBeUndefined()
  await openSchedule(contextOf()).tick()
  expect(tried).toHaveLength(1)
})

it('files that a killed process left behind are deleted after a day', async () => {
  const old = new Date(Date.now() - 2 * DAY)
  const make = (place: string, at: Date) => {
    const file = path.join(folder, place)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, 'half')
    for (const each of [file, path.dirname(file)]) utimesSync(each, at, at)
    return file
  }
  const now = new Date()
  const [half, scratch] = [make('backups/.unfinished/a', old), make('tmp/ahuti-backup-a1B2c3/archive', old)]
  const [fresh, foreign] = [make('tmp/ahuti-check-a1B2c3/x', now), make('tmp/other/x', old)]
  await pruneLeftovers(contextOf(), path.join(folder, 'tmp'))
  expect([half, scratch, fresh, foreign].map((file) => existsSync(file))).toEqual([false, false, true, true])
})
