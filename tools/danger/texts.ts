import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../processes.mjs'

const SEQUENCE_WORDS = 5

export type DangerText = {
  text: string
  lang: 'ru' | 'en'
  /** A kind of danger, or `harmless`. */
  kind: string
  way: string
  before?: string[]
  /** The name of the batch of texts. One writer wrote the whole batch. */
  writer: string
}

/** Reads the texts of `training` or `calibration`, in the order of the files. */
export function readTexts(part: 'training' | 'calibration' | 'held-out'): DangerText[] {
  const folder = path.join(ROOT, 'bench/consultant/danger', part)
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'))
  return files.toSorted().flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8')
      .trimEnd()
      .split('\n')
      // Other tests check the form of each line, so the type is not checked here.
      .map((line) => ({
        ...(JSON.parse(line) as Omit<DangerText, 'writer'>),
        writer: file.replace(/-(?:ru|en)\.jsonl$/, ''),
      })),
  )
}

/** The different sequences of five words in a text. A shorter text is one sequence. */
export function sequencesOf(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[\p{L}\p{N}'’]+/gu) ?? []
  const count = Math.max(1, words.length - SEQUENCE_WORDS + 1)
  return [...new Set(Array.from({ length: count }, (_, start) => words.slice(start, start + SEQUENCE_WORDS).join(' ')))]
}

/** Random numbers from 0 to 1 that are the same in each run (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
