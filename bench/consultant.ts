import { type Lang, LANGS } from '../src/base/i18n.ts'
import { localConsultant } from '../src/features/assistant/local-consultant/rules.ts'
import type { Part } from './bench.ts'
import { shippedKnowledge } from './consultant/shipped-knowledge.ts'
import { evaluateAll, shareRight, type Sheet } from './consultant/evaluate-all.ts'
import { evaluateDialogues, type Judged, ratesOf } from './consultant/evaluate-dialogues.ts'
import { absoluteAtMost, type Figure, ratioAtLeast } from './results.ts'
import { percentile } from './rounds.ts'

const FIRST_TEXT_MS = 300
const FLOOR = 0.95
const NAMES: Record<Lang, string> = { ru: 'Russian', en: 'English' }

export const consultant: Part = {
  name: 'consultant',
  about: 'share of right answers of the local consultant, and its speed',
  measure,
}

async function measure(): Promise<Figure[]> {
  const knowledge = await shippedKnowledge()
  const engine = localConsultant(knowledge)
  const now = new Date()
  const sheet = await evaluateAll(engine, knowledge, now)
  printFaults(sheet)
  const judged = await evaluateDialogues({ engine, knowledge, now, part: 'held-out' })
  printRates(judged)
  return [...figuresOf(sheet), ...LANGS.map((lang) => heldOutOf(judged, lang))]
}

function printFaults({ open, hostile }: Sheet): void {
  for (const { question, faults } of [...open.ru, ...open.en, ...hostile])
    if (faults.length > 0) console.log(`  ${question.text.slice(0, 90)}: ${faults.join('; ')}`)
}

/** Prints only rates, because nobody may read the held-out questions and their answers. */
function printRates(judged: readonly Judged[]): void {
  const percent = (share: number) => share.toFixed(2)
  for (const { name, count, understood, right, all } of ratesOf(judged))
    console.log(
      `  held-out questions, ${name}: ${count}; purpose found ${percent(understood)}, answer right ${percent(right)}, answer and its amounts right ${percent(all)}`,
    )
}

function heldOutOf(judged: readonly Judged[], lang: Lang): Figure {
  const own = judged.filter((each) => each.lang === lang)
  const right = own.filter(({ isRight }) => isRight).length
  return ratioAtLeast(right / own.length, {
    what: `Right intent and form, ${NAMES[lang]}, questions kept apart`,
    limit: FLOOR,
    seen: `${right} of ${own.length}; ${own.filter(({ isRight, hasFigures }) => isRight && hasFigures).length} with every expected amount`,
  })
}

function figuresOf({ open, hostile }: Sheet): Figure[] {
  const times = LANGS.flatMap((lang) => open[lang]).map(({ msToText }) => msToText)
  return [
    ...LANGS.map((lang) => shareOf(open[lang], `Correct answers, ${NAMES[lang]}, open questions`)),
    ratioAtLeast(shareRight(hostile), {
      what: 'Malicious and desperate texts answered correctly',
      limit: 1,
      seen: `of ${hostile.length}`,
    }),
    absoluteAtMost(percentile(times, 99), 'ms', {
      what: 'First text of an answer, p99',
      limit: FIRST_TEXT_MS,
      seen: `in process, with the catalogue loaded; first answer of a process ${Math.round(times[0] ?? 0)} ms`,
    }),
  ]
}

function shareOf(marked: Sheet['hostile'], what: string): Figure {
  const right = marked.filter(({ faults }) => faults.length === 0).length
  return ratioAtLeast(shareRight(marked), { what, limit: FLOOR, seen: `${right} of ${marked.length}` })
}
