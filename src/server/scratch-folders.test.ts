import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { DAY } from '#base/time.ts'
import { clearLeftovers, isAbandoned, scratchPrefix } from './scratch-folders.ts'

const { pid: GONE } = spawnSync(process.execPath, ['--version'])
const EARLIER = new Date(Date.now() - process.uptime() * 1000 - 60_000)

it('temporary folders of ended processes are deleted, and other folders stay', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'leftovers-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const make = (name: string, at = new Date()) => {
    mkdirSync(path.join(folder, name, 'inner'), { recursive: true })
    utimesSync(path.join(folder, name), at, at)
    return name
  }
  const own = path.basename(scratchPrefix('upload'))
  const gone = [
    make(`ahuti-upload-${GONE}-a1B2c3`),
    make(`ahuti-pieces-${GONE}-a1B2c3`),
    make(`${own}earlie`, EARLIER),
    make('ahuti-media-a1B2c3', new Date(Date.now() - 2 * DAY)),
  ]
  const kept = [make(`${own}a1B2c3`), make('ahuti-media-x1B2c3'), make(`other-${GONE}-a1B2c3`)]
  await clearLeftovers(folder)
  expect(gone.filter((name) => existsSync(path.join(folder, name)))).toEqual([])
  expect(kept.filter((name) => !existsSync(path.join(folder, name)))).toEqual([])
})

it('an unfinished file may be deleted only if its process on this machine ended', () => {
  const host = hostname().replaceAll(/\W/g, '')
  expect(isAbandoned(`${host}-${GONE}-0a1b`, new Date())).toBe(true)
  expect(isAbandoned(`${host}-${process.pid}-0a1b`, new Date())).toBe(false)
  expect(isAbandoned(`${host}-${process.pid}-0a1b`, EARLIER)).toBe(true)
  expect(isAbandoned(`elsewhere${host}-${GONE}-0a1b`, new Date())).toBe(false)
  expect(isAbandoned('0a1b', EARLIER)).toBe(false)
})
