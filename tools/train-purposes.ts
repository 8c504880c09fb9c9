// Trains the weights of `rules-purpose-model.ts` with the texts in `bench/consultant/purposes/`: `node tools/train-purposes.ts`. With `--cross` it
// writes nothing, and measures the texts of each writer with a model that was trained without these texts.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import type { Purpose } from '../src/features/assistant/local-consultant/model.ts'
import {
  featuresOf,
  guessPurpose,
  type PurposeModel,
  readModel,
  writeModel,
} from '../src/features/assistant/local-consultant/rules-purpose-model.ts'
import { parseInThread, readThread } from '../src/features/assistant/local-consultant/rules-thread.ts'
import { shippedKnowledge } from '../bench/consultant/shipped-knowledge.ts'
import { type Example, learn, pruned } from './purposes/train.ts'

const SOURCE = new URL('../bench/consultant/purposes/', import.meta.url)
const TARGET = new URL('../src/features/assistant/local-consultant/data/purpose-weights.ts', import.meta.url)
const DAY = '2026-11-23'

type Find = NonNullable<Parameters<typeof readThread>[3]>
/** `writer`: the name of the file without the language. */
type Labelled = { texts: string[]; purpose: Purpose; writer: string; lang: string }

const single = new Map<string, string[]>()
const callNames = await (await shippedKnowledge()).callNames()
const names = (await readdir(SOURCE)).filter((name) => name.endsWith('.txt')).toSorted()
const labelled = (await Promise.all(names.map(readLabelled))).flat()
if (process.argv.includes('--cross')) measureWriters()
else await writeFile(TARGET, fileOf(trained(labelled)))

function trained(texts: readonly Labelled[]): PurposeModel {
  const alone = texts.filter((each) => each.texts.length === 1)
  // The purposes of the earlier messages of a conversation are features of the second model. The first model, for single messages, finds these
  // purposes.
  const first = learn(examplesOf(alone, () => 'unknown'))
  const examples = examplesOf(texts, findWith(first))
  // The remaining features are trained again, because their weights depend on the removed features.
  return learn(examples, pruned(learn(examples)).rows)
}

function findWith(model: PurposeModel): Find {
  return (heard, thread) => guessPurpose(featuresOf(heard, thread), model).purpose
}

function fileOf(model: PurposeModel): string {
  const text = writeModel(model)
  const file = `/** Written by \`node tools/train-purposes.ts\`. */\nexport const PURPOSE_WEIGHTS = ${JSON.stringify(text)}\n`
  console.log(`${labelled.length} texts, ${model.rows.size} features, ${Math.round(Buffer.byteLength(file) / 1000)} kB`)
  return file
}

function measureWriters(): void {
  for (const writer of new Set(labelled.map((each) => each.writer))) {
    const model = readModel(writeModel(trained(labelled.filter((each) => each.writer !== writer))))
    for (const lang of ['ru', 'en']) {
      const own = labelled.filter((each) => each.writer === writer && each.lang === lang)
      const right = examplesOf(own, findWith(model)).filter(
        ({ features, purpose }) => guessPurpose(features, model).purpose === purpose,
      )
      console.log(writer, lang, own.length, (right.length / own.length).toFixed(3))
    }
  }
}

async function readLabelled(name: string): Promise<Labelled[]> {
  const [, writer = '', lang = ''] = /^(.*?)-?(ru|en)\.txt$/.exec(name) ?? []
  const lines = (await readFile(new URL(name, SOURCE), 'utf8')).trimEnd().split('\n')
  // Each heading of a file is the purpose of the texts below it.
  let purpose: Purpose = 'unknown'
  return lines.flatMap((line) => {
    if (!line.startsWith('# ')) return [{ texts: line.split(' | '), purpose, writer, lang }]
    purpose = line.slice(2) as Purpose
    return []
  })
}

function examplesOf(from: readonly Labelled[], find: Find): Example[] {
  return from.map((each) => ({ features: featuresOfTexts(each, find), purpose: each.purpose }))
}

/**
 * Returns the features of a text. If a text has earlier messages, its features depend on the model that finds the purposes of these messages. So only
 * the features of single messages are cached.
 */
function featuresOfTexts({ texts }: Labelled, find: Find): string[] {
  const [text = ''] = texts.slice(-1)
  const kept = texts.length === 1 ? single.get(text) : undefined
  if (kept) return kept
  const turns = texts.slice(0, -1).map((earlier) => ({ role: 'visitor' as const, text: earlier }))
  const thread = readThread(turns, callNames, DAY, find)
  const features = featuresOf(parseInThread(text, thread, callNames, DAY), thread)
  if (texts.length === 1) single.set(text, features)
  return features
}
