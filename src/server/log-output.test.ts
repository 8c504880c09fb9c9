import { execFileSync } from 'node:child_process'
import { closeSync, constants, mkdtempSync, openSync, readFileSync, readSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openLogOutput } from './log-output.ts'
import { eventually } from '../../test/wait-until.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ahuti-log-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const LINE = `${'x'.repeat(999)}\n`

it('the log writes its lines completely and in order', async () => {
  const file = join(folder, 'log')
  const output = openLogOutput(openSync(file, 'a'))
  const lines = Array.from({ length: 500 }, (_, index) => `line ${index}\n`)
  for (const line of lines) output.write(line)
  await eventually(() => expect(readFileSync(file, 'utf8')).toBe(lines.join('')))
})

it('a full disk causes no error in a program that writes the log', async () => {
  const output = openLogOutput(openSync('/dev/full', 'w'))
  for (let count = 0; count < 5000; count += 1) output.write(LINE)
  await pause(300)
  expect(() => output.write(LINE)).not.toThrow()
})

it('a blocked log does not block requests, and later reports how many lines are missing', async () => {
  const pipe = join(folder, 'pipe')
  execFileSync('mkfifo', [pipe])
  const reader = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK)
  const output = openLogOutput(openSync(pipe, constants.O_WRONLY))
  for (let count = 0; count < 5000; count += 1) output.write(LINE)
  await pause(300)
  let text = ''
  await eventually(() => {
    const bytes = Buffer.alloc(100_000)
    text += bytes.toString('utf8', 0, readSync(reader, bytes))
    expect(text).toContain('"dropped"')
  })
  const kept = text.split('\n').filter((line) => line === LINE.trim()).length
  const { dropped } = JSON.parse(text.trimEnd().split('\n').at(-1) ?? '')
  expect(kept + dropped).toBe(5000)
  closeSync(reader)
})
