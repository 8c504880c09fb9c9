import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isFresh, takeInputs, writeStamp } from './stamp.ts'

function stampedFolder() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ahuti-stamp-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [source, stamp] = [path.join(folder, 'source.ts'), path.join(folder, 'stamp')]
  writeFileSync(source, 'one')
  const take = (settings = '') => takeInputs(['source.ts', 'source.test.ts', 'absent'], settings, folder)
  writeStamp(stamp, take())
  return { folder, source, stamp, take }
}

test('a build result stays fresh as long as its sources are unchanged', () => {
  const { stamp, take } = stampedFolder()
  expect(isFresh(stamp, take())).toBe(true)
})

test('a build result is stale after a source has changed', () => {
  const { source, stamp, take } = stampedFolder()
  writeFileSync(source, 'two and more')
  expect(isFresh(stamp, take())).toBe(false)
})

test('a build result stays fresh if only the modification times of files change', () => {
  const { source, stamp, take } = stampedFolder()
  utimesSync(source, new Date(), new Date(Date.now() + 60_000))
  expect(isFresh(stamp, take())).toBe(true)
})

test('a build result is stale after settings have changed', () => {
  const { stamp, take } = stampedFolder()
  expect(isFresh(stamp, take('arm64'))).toBe(false)
})

test('a build result is stale if its stamp is missing or incomplete', () => {
  const { folder, stamp, take } = stampedFolder()
  expect(isFresh(path.join(folder, 'none'), take())).toBe(false)
  writeFileSync(stamp, '{"quick":')
  expect(isFresh(stamp, take())).toBe(false)
})
