import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { listAlerts } from '#server/database/alerts.ts'
import { openDatabase } from '#server/database/open.ts'
import { openLog } from '#server/log.ts'
import { prepareFolder } from '../../../test/prepared-database.ts'
import { ENVIRONMENT } from '../../../test/process.ts'
import { createPostgres, engine } from '../../../test/shop.ts'
import { mountSmallDisk, type SmallDisk } from '../../../test/small-disk.ts'

const BACKUP = fileURLToPath(new URL('./backup.ts', import.meta.url))

let home: string
let disk: SmallDisk | undefined
let storage: Record<string, string>
beforeAll(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'ahuti-backup-cli-'))
  disk = mountSmallDisk(4000)
  const data = path.join(home, 'data')
  storage = engine === 'postgres' ? { ...(await createPostgres()), DATA_DIR: data } : { DATA_DIR: data }
  if (engine === 'pglite') await prepareFolder(data)
}, 120_000)
afterAll(() => {
  disk?.remove()
  rmSync(home, { recursive: true, force: true })
})

const run = (args: string[], environment: Record<string, string>): Promise<{ code: unknown; stderr: string }> =>
  new Promise((resolve) => {
    const env = { ...ENVIRONMENT, ...storage, ...environment }
    execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', BACKUP, ...args],
      { env },
      (error, _, stderr) => resolve({ code: error?.code ?? 0, stderr }),
    )
  })

async function alerts(): Promise<string[]> {
  const database = await openDatabase(readConfig({ ...storage }), openLog('silent'))
  const listed = await listAlerts(database.db, new Date())
  await database.close()
  return listed.map(({ name }) => name)
}

function contentsOf(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return Object.fromEntries(
    entries.map(({ parentPath, name }) => {
      const file = path.join(parentPath, name)
      return [path.relative(folder, file), readFileSync(file, 'hex')]
    }),
  )
}

function fillUp(folder: string): void {
  for (let size = 4_000_000; size > 0; size -= 4000)
    try {
      return writeFileSync(path.join(folder, 'filler'), Buffer.alloc(size))
    } catch {
      rmSync(path.join(folder, 'filler'), { force: true })
    }
}

it('a backup on a full disk fails, alerts the staff and keeps earlier backups', {
  timeout: 240_000,
}, async ({ skip }) => {
  if (!disk) return skip()
  const BACKUP_STORAGE = path.join(disk.folder, 'backups')
  expect(await run([], { BACKUP_STORAGE })).toEqual({ code: 0, stderr: '' })
  const earlier = contentsOf(BACKUP_STORAGE)
  fillUp(disk.folder)
  const { code, stderr } = await run([], { BACKUP_STORAGE })
  expect(stderr).toMatch(/^BACKUP_STORAGE: the disk for backups is full or read-only\. [^\n]+\n$/)
  expect(code).toBe(1)
  expect(contentsOf(BACKUP_STORAGE)).toEqual(earlier)
  expect(readdirSync(BACKUP_STORAGE).filter((name) => name.startsWith('.unfinished'))).toHaveLength(1)
  expect(readdirSync(path.join(BACKUP_STORAGE, '.unfinished'))).toEqual([])
  expect(await alerts()).toEqual(['disk-full-backups'])
})

it('the error names a full temporary folder, and a successful backup ends the alert', {
  timeout: 120_000,
}, async ({ skip }) => {
  if (!disk) return skip()
  fillUp(disk.folder)
  const { code, stderr } = await run([], { BACKUP_STORAGE: path.join(home, 'backups'), TMPDIR: disk.folder })
  expect(stderr).toMatch(/^TMPDIR: the disk for temporary files \([^\n]+\n$/)
  expect(code).toBe(1)
  expect(await alerts()).toContain('disk-full-temporary')
  expect(await run([], { BACKUP_STORAGE: path.join(home, 'backups') })).toEqual({ code: 0, stderr: '' })
  expect(await alerts()).toEqual([])
})
