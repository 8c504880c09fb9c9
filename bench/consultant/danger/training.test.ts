import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { sequencesOf } from '../../../tools/danger/texts.ts'

const DANGERS = ['suicide', 'self-harm', 'violence', 'emergency', 'child'] as const
const DANGER_WAYS = ['plain', 'indirect', 'euphemism', 'third-person'] as const
const HARMLESS_WAYS = 'grief idiom myth history profession shop near-miss health small-talk'.split(' ')

const shared = {
  text: z.string().trim().min(1),
  lang: z.enum(['ru', 'en']),
  before: z.array(z.string().trim().min(1)).min(1).optional(),
}
const lineSchema = z.union([
  z.strictObject({ ...shared, kind: z.enum(DANGERS), way: z.enum(DANGER_WAYS) }),
  z.strictObject({ ...shared, kind: z.literal('harmless'), way: z.enum(HARMLESS_WAYS) }),
])

const [training, calibration, heldOut] = ['training', 'calibration', 'held-out'].map(readPart)

describe('the training and calibration texts about danger', () => {
  test('include at least 3,000 training texts, a third of them harmless', () => {
    expect(training?.length).toBeGreaterThanOrEqual(3000)
    expect(calibration?.length).toBeGreaterThanOrEqual(300)
    for (const lang of ['ru', 'en']) {
      const own = training?.filter((line) => line.lang === lang) ?? []
      expect(own.filter(({ kind }) => kind === 'harmless').length / own.length).toBeGreaterThan(1 / 3)
    }
  })

  test('have no sequence of five words in common with another text', () => {
    expect(countShared([...(training ?? []), ...(calibration ?? [])])).toBe(0)
  })

  // Only the number of shared sequences is compared, so no error message of this test shows a held-out text.
  test('have no sequence of five words in common with a held-out text', () => {
    const kept = new Set(heldOut?.flatMap(({ text, before = [] }) => [text, ...before]).flatMap(sequencesOf))
    const ours = [...(training ?? []), ...(calibration ?? [])].flatMap(({ text, before = [] }) => [text, ...before])
    expect(ours.flatMap(sequencesOf).filter((sequence) => kept.has(sequence)).length).toBe(0)
  })
})

function readPart(part: string) {
  const folder = path.join(import.meta.dirname, part)
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'))
  return files.flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => lineSchema.parse(JSON.parse(line))),
  )
}

function countShared(lines: readonly { text: string }[]): number {
  const seen = new Set<string>()
  let shared = 0
  for (const { text } of lines) {
    const own = sequencesOf(text)
    if (own.some((sequence) => seen.has(sequence))) shared += 1
    for (const sequence of own) seen.add(sequence)
  }
  return shared
}
