import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { prepareFolder } from '../../../../test/prepared-database.ts'
import { isDatabaseAway } from '../postgres/connection-errors.ts'
import { rowsOf } from '../database.ts'
import { openPglite } from './pglite.ts'

type BreakableDisk = { folder: string; abort: () => void; mountAgain: () => void; remove: () => void }

/** An ext4 in a file that can fail like one with a disk fault; undefined, with a message, if none can be mounted. */
function mountBreakableDisk(): BreakableDisk | undefined {
  const home = mkdtempSync(path.join(tmpdir(), 'ahuti-ext4-'))
  const [image, folder] = [path.join(home, 'image'), path.join(home, 'mounted')]
  const run = (program: string, ...args: string[]) => void execFileSync(program, args, { stdio: 'pipe' })
  const mount = () => run('mount', '-o', 'loop', image, folder)
  const remove = () => rmSync(home, { recursive: true, force: true })
  try {
    writeFileSync(image, '')
    truncateSync(image, 300_000_000)
    mkdirSync(folder)
    run('mkfs.ext4', '-q', '-F', image)
    mount()
  } catch {
    remove()
    console.log('SKIPPED: what needs a disk that breaks: only root of a Linux with loop devices may mount one.')
    return undefined
  }
  return {
    folder,
    abort: () => {
      run('sync', '--file-system', folder)
      run('mount', '-o', 'remount,abort', folder)
    },
    // A copy of the image, because this process still holds files of the failed disk.
    mountAgain: () => {
      run('umount', '--lazy', folder)
      copyFileSync(image, `${image}-again`)
      run('mount', '-o', 'loop', `${image}-again`, folder)
    },
    remove: () => {
      run('umount', '--lazy', folder)
      remove()
    },
  }
}

it('an embedded database whose disk turns read-only fails at once, closes, and is intact when reopened', {
  timeout: 180_000,
}, async ({ skip }) => {
  const disk = mountBreakableDisk()
  if (!disk) return skip()
  onTestFinished(disk.remove)
  const data = path.join(disk.folder, 'data')
  await prepareFolder(data)
  const database = await openPglite(data)
  const { db } = database
  await db.execute(sql`create table kept (id int)`)
  await db.execute(sql`insert into kept values (1)`)
  disk.abort()
  const failureOf = async (work: Promise<unknown>) => await work.then(() => undefined).catch((error: unknown) => error)
  // The system may still accept some writes into its own memory, but soon none.
  let failure: unknown
  for (let tries = 0; tries < 50 && failure === undefined; tries += 1)
    failure = await failureOf(db.transaction(async (tx) => await tx.execute(sql`insert into kept values (2)`)))
  expect(isDatabaseAway(failure)).toBe(true)
  const began = performance.now()
  for (let times = 0; times < 20; times += 1)
    expect(isDatabaseAway(await failureOf(db.execute(sql`select 1`)))).toBe(true)
  await database.close()
  expect(performance.now() - began).toBeLessThan(5000)
  disk.mountAgain()
  const again = await openPglite(data)
  expect(rowsOf<{ id: number }>(await again.db.execute(sql`select id from kept where id = 1`))).toEqual([{ id: 1 }])
  await again.close()
})
