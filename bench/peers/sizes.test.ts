import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { sumBytes, bytesUnder, proxiedSize } from './sizes.ts'

it('the size of a folder is the sum of all files in it', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ahuti-sizes-'))
  try {
    mkdirSync(path.join(folder, 'in', 'deep'), { recursive: true })
    writeFileSync(path.join(folder, 'one'), 'x'.repeat(10))
    writeFileSync(path.join(folder, 'in', 'deep', 'two'), 'x'.repeat(5))
    expect(bytesUnder(folder)).toBe(15)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

const TEXT = { kind: 'script', body: Buffer.from('let a = 1;'.repeat(100)), isPacked: false }
const FONT = { kind: 'font', body: Buffer.alloc(700), isPacked: false }

it('a proxy compresses only text that was sent without compression', () => {
  expect(proxiedSize(TEXT)).toBeLessThan(TEXT.body.length / 10)
  expect(proxiedSize({ ...TEXT, isPacked: true })).toBe(1000)
  expect(proxiedSize(FONT)).toBe(700)
})

it('the sizes of files are added up for each kind of file', () => {
  const sent = ({ body }: { body: Buffer }) => body.length
  expect(sumBytes([TEXT, FONT, FONT], ['font'], sent)).toBe(1400)
  expect(sumBytes([TEXT, FONT], ['font', 'script'], sent)).toBe(1700)
  expect(sumBytes([TEXT], ['image'], sent)).toBe(0)
})
