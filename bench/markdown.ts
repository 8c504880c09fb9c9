import { renderMarkdown, writingFault } from '../src/features/catalogue/catalogue/rules-markdown.ts'
import { countWords } from '../src/features/catalogue/catalogue/rules-text.ts'
import { heavyMarkdown } from '../test/heavy-markdown.ts'
import type { Bench, Part } from './bench.ts'
import { amount, type Figure, ratioAtMost } from './results.ts'
import { median, medianRatio, takeTurns } from './rounds.ts'

/** The longest text that the editor accepts, in characters (catalogue-editor/schemas.ts). */
const LENGTH = 120_000
/** The maximum ratio of the rendering time to the rendering time of prose of the same length. */
const MAX_RATIO = 20

export const markdown: Part = {
  name: 'markdown',
  about: 'the CPU time of texts that are hard to parse, compared with prose of the same length',
  measure,
}

const PARAGRAPH = `${'Огонь горит ровно. Жрец читает мантру. '.repeat(20)}\n\n`

async function measure({ rounds }: Bench): Promise<Figure[]> {
  const prose = readingOf(PARAGRAPH.repeat(LENGTH / PARAGRAPH.length))
  await prose()
  const measured: { name: string; ratio: number; cost: number }[] = []
  for (const [name, write] of heavyMarkdown) {
    const seen = await takeTurns(rounds, { heavy: readingOf(write(LENGTH)), prose })
    measured.push({ name, ratio: medianRatio(seen.heavy, seen.prose), cost: median(seen.heavy) })
  }
  const [worst] = measured.toSorted((a, b) => b.ratio - a.ratio)
  if (!worst) throw new Error('there are no texts to measure')
  return [
    ratioAtMost(worst.ratio, {
      what: `The slowest of ${measured.length} texts that are hard to parse, compared with prose`,
      limit: MAX_RATIO,
      seen: `${worst.name}: ${amount(worst.cost, 'ms')} of CPU time for ${amount(LENGTH, 'characters')}`,
    }),
  ]
}

/** Renders, checks and counts a text. Returns the CPU time in milliseconds. */
function readingOf(text: string): () => Promise<number> {
  return () => {
    const before = process.cpuUsage()
    renderMarkdown(text, 'ru')
    writingFault(text)
    countWords(text)
    const { user, system } = process.cpuUsage(before)
    return Promise.resolve((user + system) / 1000)
  }
}
