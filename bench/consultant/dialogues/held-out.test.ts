import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

const INTENTS = [
  'price',
  'date',
  'term',
  'comparison',
  'trust',
  'who',
  'how',
  'refund',
  'payment',
  'order-status',
  'person',
  'complaint',
  'grief',
  'small-talk',
  'unknown',
] as const

const lineSchema = z.strictObject({
  turns: z.array(z.string().trim().min(1)).min(1).max(5),
  lang: z.enum(['ru', 'en']),
  intent: z.enum(INTENTS),
  expect: z.string().trim().min(1),
})

describe.each(['ru', 'en'] as const)('the dialogues that are kept secret from the developers (%s)', (lang) => {
  const file = path.join(import.meta.dirname, `held-out-${lang}.jsonl`)
  const lines = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => lineSchema.parse(JSON.parse(line)))

  test('a file has at least 100 secret dialogues, all in one language', () => {
    expect(lines.length).toBeGreaterThanOrEqual(100)
    expect(lines.filter((line) => line.lang !== lang)).toEqual([])
  })

  test('at least a third of the secret dialogues have three or more messages', () => {
    expect(lines.filter(({ turns }) => turns.length >= 3).length * 3).toBeGreaterThanOrEqual(lines.length)
  })

  test('the secret dialogues cover every purpose that a visitor can have', () => {
    expect(new Set(lines.map(({ intent }) => intent))).toEqual(new Set(INTENTS))
  })

  test('no secret dialogue occurs twice', () => {
    expect(new Set(lines.map(({ turns }) => turns.join('\n').toLowerCase())).size).toBe(lines.length)
  })
})
