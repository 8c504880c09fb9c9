// Trains the classifier of danger and writes its weights: `node tools/train-danger.ts`. With `--cross` it writes nothing and measures each
// writer's texts with a model that was trained without this writer.
import { writeFileSync } from 'node:fs'
import { DANGER_WEIGHTS } from '../src/features/assistant/consultant/providers/danger-weights.ts'
import { type DangerModel, rateDanger } from '../src/features/assistant/consultant/rules-danger.ts'
import { gradeAll, shares } from './danger/measure.ts'
import { MAX_BYTES, pack, toModel } from './danger/pack.ts'
import { readShopTexts } from './danger/shop-texts.ts'
import { type DangerText, readTexts } from './danger/texts.ts'
import { train } from './danger/train.ts'

/**
 * The largest shares of harmless texts of the calibration part that get an alarm, or an alarm or a concern. Three of ten of these texts are
 * near misses, which is far more than visitors write.
 */
const MAX_ALARM = 0.03
const MAX_SEEN = 0.11
const FEATURES = 60_000

const training = [...readTexts('training'), ...readShopTexts()]
const calibration = readTexts('calibration')

if (process.argv.includes('--cross')) measureWriters()
else writeModel()

function writeModel(): void {
  const trained = train(training)
  let count = FEATURES
  let model = calibrated(toModel(trained, count))
  let bytes = pack(model)
  while (bytes.length > MAX_BYTES) {
    count = Math.floor(count * 0.95)
    model = calibrated(toModel(trained, count))
    bytes = pack(model)
  }
  writeFileSync(DANGER_WEIGHTS, bytes)
  console.log(`${training.length} texts, ${model.features.length} features, ${bytes.length} bytes`, model.thresholds)
  console.log('calibration', shares(gradeAll(model, calibration)))
}

/** Sets the thresholds by the harmless texts of the calibration part. */
function calibrated(model: DangerModel, texts: readonly DangerText[] = calibration): DangerModel {
  return { ...model, thresholds: { ru: thresholdsOf(model, texts, 'ru'), en: thresholdsOf(model, texts, 'en') } }
}

function thresholdsOf(model: DangerModel, texts: readonly DangerText[], lang: 'ru' | 'en') {
  const scores = texts
    .filter((each) => each.kind === 'harmless' && each.lang === lang)
    .map(({ text }) => rateDanger(model, text).score)
    .toSorted((a, b) => b - a)
  /** The least score, in thousandths, that at most this share of the harmless texts reaches. */
  const limitOf = (share: number) => Math.floor((scores[Math.floor(scores.length * share)] ?? 0) * 1000 + 1) / 1000
  return { alarm: limitOf(MAX_ALARM), concern: limitOf(MAX_SEEN) }
}

function measureWriters(): void {
  const all = [...training, ...calibration]
  for (const writer of new Set(all.filter(({ kind }) => kind !== 'harmless').map((each) => each.writer))) {
    const own = all.filter((each) => each.writer === writer)
    const model = calibrated(toModel(train(all.filter((each) => each.writer !== writer)), FEATURES), own)
    console.log(writer, shares(gradeAll(model, own)))
  }
}
