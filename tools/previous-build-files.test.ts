import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadAssets } from '../src/app/pages/assets.ts'
import { keepEarlierFiles } from './previous-build-files.ts'

const DAY = 24 * 60 * 60 * 1000
let dist: string
let client: string
beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'ahuti-dist-'))
  client = path.join(dist, 'client')
})
afterEach(() => rmSync(dist, { recursive: true }))

/** Empties the folder and fills it again, as a build does. */
function buildWith(files: Record<string, string>, when: Date): void {
  keepEarlierFiles(dist, when)
  rmSync(client, { recursive: true, force: true })
  mkdirSync(path.join(client, 'assets'), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(client, name), text)
}

const served = () => [...loadAssets(client, path.join(dist, 'earlier')).keys()].toSorted()

it('a page opened before a release can still load its old files', () => {
  const now = new Date()
  buildWith({ 'assets/order-AAAA.js': 'old', 'assets/core-SAME.js': 'same', 'sw.js': 'old' }, now)
  buildWith({ 'assets/order-BBBB.js': 'new', 'assets/core-SAME.js': 'same', 'sw.js': 'new' }, now)
  expect(served()).toEqual(['/assets/core-SAME.js', '/assets/order-AAAA.js', '/assets/order-BBBB.js', '/sw.js'])
  const assets = loadAssets(client, path.join(dist, 'earlier'))
  expect(assets.get('/assets/order-AAAA.js')).toMatchObject({
    immutable: true,
    type: expect.stringContaining('javascript'),
  })
  expect(assets.get('/assets/order-AAAA.js')?.plain.toString()).toBe('old')
  expect(assets.get('/sw.js')?.plain.toString()).toBe('new')
})

it('a panel opened before a release can still load its old files', () => {
  const panel = path.join(dist, 'staff/assets')
  mkdirSync(panel, { recursive: true })
  writeFileSync(path.join(panel, 'orders-AAAA.js'), 'old')
  buildWith({ 'assets/a-2.js': '2' }, new Date())
  rmSync(panel, { recursive: true })
  expect(served()).toEqual(['/assets/a-2.js', '/assets/orders-AAAA.js'])
})

it('the files of an old build are deleted a week after the next build', () => {
  const released = new Date(Date.now() - 8 * DAY)
  buildWith({ 'assets/a-1.js': '1' }, released)
  buildWith({ 'assets/a-2.js': '2' }, released)
  expect(readdirSync(path.join(dist, 'earlier/assets'))).toEqual(['a-1.js'])
  buildWith({ 'assets/a-3.js': '3' }, new Date(released.getTime() + 6 * DAY))
  expect(readdirSync(path.join(dist, 'earlier/assets')).toSorted()).toEqual(['a-1.js', 'a-2.js'])
  buildWith({ 'assets/a-4.js': '4' }, new Date(released.getTime() + 8 * DAY))
  expect(readdirSync(path.join(dist, 'earlier/assets')).toSorted()).toEqual(['a-2.js', 'a-3.js'])
  expect(readFileSync(path.join(client, 'assets/a-4.js'), 'utf8')).toBe('4')
})

it('the first build does not keep files of an earlier build', () => {
  buildWith({ 'assets/a-1.js': '1' }, new Date())
  expect(served()).toEqual(['/assets/a-1.js'])
})
