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

describe.each(['ru', 'en'] as const)('the held-out shop questions (%s)', (lang) => {
  const file = path.join(import.meta.dirname, `held-out-${lang}.jsonl`)
  const lines = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => lineSchema.parse(JSON.parse(line)))

  test('are at least 100 dialogues in the language of the file', () => {
    expect(lines.length).toBeGreaterThanOrEqual(100)
    expect(lines.filter((line) => line.lang !== lang)).toEqual([])
  })

  test('have three or more messages in at least a third of the dialogues', () => {
    expect(lines.filter(({ turns }) => turns.length >= 3).length * 3).toBeGreaterThanOrEqual(lines.length)
  })

  test('cover every purpose that a visitor can have', () => {
    expect(new Set(lines.map(({ intent }) => intent))).toEqual(new Set(INTENTS))
  })

  test('contain no dialogue twice', () => {
    expect(new Set(lines.map(({ turns }) => turns.join('\n').toLowerCase())).size).toBe(lines.length)
  })
})
