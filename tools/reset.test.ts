import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lockFolder } from '../src/server/database/embedded/folder-lock.ts'
import { resetDatabase } from './reset.ts'

let folder: string
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'reset-test-')), 'data')
  mkdirSync(path.join(folder, 'media', 'a'), { recursive: true })
  mkdirSync(path.join(folder, 'postgres'))
  writeFileSync(path.join(folder, 'media', 'a', 'file.mp3'), 'fire')
  lockFolder(folder)()
  vi.stubEnv('DATA_DIR', folder)
  vi.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(path.dirname(folder), { recursive: true })
})

it('a reset deletes the whole folder', async () => {
  vi.stubEnv('DATABASE_URL', undefined)
  expect(await resetDatabase(true)).toBe(0)
  expect(existsSync(folder)).toBe(false)
})

it('a reset with a PostgreSQL server deletes the embedded database but not the media', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://db.example/shop')
  expect(await resetDatabase(true)).toBe(0)
  expect(existsSync(path.join(folder, 'postgres'))).toBe(false)
  expect(existsSync(path.join(folder, 'media', 'a', 'file.mp3'))).toBe(true)
})
