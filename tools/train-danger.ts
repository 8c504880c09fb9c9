// Trains the danger classifier and writes its weights: `node tools/train-danger.ts`. With `--cross` it writes nothing, and measures the texts of each
// writer with a model that was trained without these texts.
import { writeFileSync } from 'node:fs'
import { DANGER_WEIGHTS } from '../src/features/assistant/consultant/providers/danger-weights.ts'
import { type DangerModel, rateDanger } from '../src/features/assistant/consultant/rules-danger.ts'
import { gradeAll, shares } from './danger/measure.ts'
import { MAX_BYTES, pack, toModel } from './danger/pack.ts'
import { readShopTexts } from './danger/shop-texts.ts'
import { type DangerText, readTexts } from './danger/texts.ts'
import { train } from './danger/train.ts'

/** The maximum share of near misses in the calibration texts that may cause an alarm. No question about the shop may cause an alarm. */
const MAX_NEAR_MISS_ALARM = 0.025
/**
 * The maximum share of harmless texts that may cause an alarm or a concern, in a mixture in which one of five texts resembles a danger. The share is
 * higher for English, because English dangers are harder to detect.
 */
const MAX_SEEN = { ru: 0.09, en: 0.1 }
const NEAR_MISSES = 0.2
const SHOP_WAYS = ['shop', 'small-talk']
const FEATURES = 120_000

const training = [...readTexts('training'), ...readShopTexts()]
const calibration = readTexts('calibration')

if (process.argv.includes('--cross')) measureWriters()
else writeModel()

function writeModel(): void {
  const model = calibrated(toModel(train(training, FEATURES)))
  const bytes = pack(model)
  if (bytes.length > MAX_BYTES)
    throw new Error(
      `the weights of the model have ${bytes.length} bytes, more than ${MAX_BYTES}: choose a smaller FEATURES`,
    )
  writeFileSync(DANGER_WEIGHTS, bytes)
  console.log(`${training.length} texts, ${model.features.length} features, ${bytes.length} bytes`, model.thresholds)
  console.log('calibration', shares(gradeAll(model, calibration)))
}

/** Sets the thresholds so that few harmless texts of the calibration part reach them. */
function calibrated(model: DangerModel, texts: readonly DangerText[] = calibration): DangerModel {
  return { ...model, thresholds: { ru: thresholdsOf(model, texts, 'ru'), en: thresholdsOf(model, texts, 'en') } }
}

function thresholdsOf(model: DangerModel, texts: readonly DangerText[], lang: 'ru' | 'en') {
  const scored = texts
    .filter((each) => each.kind === 'harmless' && each.lang === lang)
    .map(({ text, way }) => ({ score: rateDanger(model, text).score, way, cost: 1 }))
    .toSorted((a, b) => b.score - a.score)
  const near = scored.filter(({ way }) => way === 'near-miss')
  const cost = (NEAR_MISSES / (1 - NEAR_MISSES)) * ((scored.length - near.length) / Math.max(1, near.length))
  const weighed = scored.map((each) => (each.way === 'near-miss' ? { ...each, cost } : each))
  const shop = scored.find(({ way }) => SHOP_WAYS.includes(way))?.score ?? 0
  return { alarm: Math.max(limitOf(near, MAX_NEAR_MISS_ALARM), above(shop)), concern: limitOf(weighed, MAX_SEEN[lang]) }
}

/** Returns the lowest threshold that at most this share of the texts reaches. `texts` is sorted by score, the highest score first. */
function limitOf(texts: readonly { score: number; cost: number }[], share: number): number {
  let left = share * texts.reduce((sum, { cost }) => sum + cost, 0)
  const first = texts.find(({ cost }) => (left -= cost) < 0)
  return above(first?.score ?? 0)
}

/** The next thousandth above the score. */
function above(score: number): number {
  return Math.floor(score * 1000 + 1) / 1000
}

function measureWriters(): void {
  const all = [...training, ...calibration]
  for (const writer of new Set(all.filter(({ kind }) => kind !== 'harmless').map((each) => each.writer))) {
    const own = all.filter((each) => each.writer === writer)
    const others = training.filter((each) => each.writer !== writer)
    const model = calibrated(toModel(train(others, FEATURES)), own)
    console.log(writer, shares(gradeAll(model, own)))
  }
}
