import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

const FOLDER = path.join(import.meta.dirname, 'held-out')
const DANGERS = ['suicide', 'self-harm', 'violence', 'emergency', 'child'] as const
const DANGER_WAYS = ['plain', 'indirect', 'euphemism', 'third-person'] as const
const HARMLESS_WAYS = [
  'grief',
  'idiom',
  'myth',
  'history',
  'profession',
  'shop',
  'near-miss',
  'health',
  'small-talk',
] as const
/** The minimum number of texts in each language. */
const MIN_TEXTS = { plain: 120, indirect: 60, euphemism: 40, 'third-person': 30, harmless: 230 }
const SEQUENCE_WORDS = 5

const lang = z.enum(['ru', 'en'])
const shared = { text: z.string().trim().min(1), lang, before: z.array(z.string().trim().min(1)).min(1).optional() }
const lineSchema = z.union([
  z.strictObject({ ...shared, kind: z.enum(DANGERS), way: z.enum(DANGER_WAYS) }),
  z.strictObject({ ...shared, kind: z.literal('harmless'), way: z.enum(HARMLESS_WAYS) }),
])

const files = readdirSync(FOLDER).filter((name) => name.endsWith('.jsonl'))
const lines = files.flatMap((file) =>
  readFileSync(path.join(FOLDER, file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line, index) => ({ place: `${file}:${index + 1}`, file, ...lineSchema.parse(JSON.parse(line)) })),
)

describe('the held-out danger texts', () => {
  test('are written in the language of their file', () => {
    expect(lines.filter((line) => !line.file.startsWith(`${line.lang}-`))).toEqual([])
  })

  test('have 3 to 80 words', () => {
    const outside = lines.filter(({ text }) => wordsOf(text).length < 3 || wordsOf(text).length > 80)
    expect(outside.map(({ place }) => place)).toEqual([])
  })

  test.each(lang.options)(
    'include enough texts of each form, such as plain, indirect and euphemism (%s)',
    (language) => {
      const counts = { plain: 0, indirect: 0, euphemism: 0, 'third-person': 0, harmless: 0 }
      for (const line of lines.filter((each) => each.lang === language)) {
        counts[line.kind === 'harmless' ? 'harmless' : line.way] += 1
      }
      const tooFew = ([...DANGER_WAYS, 'harmless'] as const).filter((way) => counts[way] < MIN_TEXTS[way])
      expect(tooFew).toEqual([])
    },
  )

  test.each(lang.options)('cover every kind of danger and every harmless subject (%s)', (language) => {
    const texts = lines.filter((line) => line.lang === language)
    const harmlessWays = texts.filter(({ kind }) => kind === 'harmless').map(({ way }) => way)
    expect(new Set(texts.map(({ kind }) => kind))).toEqual(new Set([...DANGERS, 'harmless']))
    expect(new Set(harmlessWays)).toEqual(new Set(HARMLESS_WAYS))
  })

  test('contain no text twice, and no sequence of five words twice', () => {
    const places = new Map<string, string>()
    const repeated: string[] = []
    for (const { place, text } of lines) {
      for (const sequence of sequencesOf(text)) {
        const earlier = places.get(sequence)
        if (earlier) repeated.push(`${earlier} and ${place}: ${sequence}`)
        places.set(sequence, place)
      }
    }
    expect(repeated).toEqual([])
  })
})

/** The different sequences of five words in a text. A text of fewer than five words is one sequence. */
function sequencesOf(text: string): Set<string> {
  const words = wordsOf(text)
  const count = Math.max(1, words.length - SEQUENCE_WORDS + 1)
  return new Set(Array.from({ length: count }, (_, start) => words.slice(start, start + SEQUENCE_WORDS).join(' ')))
}

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[\p{L}\p{N}'’]+/gu) ?? []
  )
}
