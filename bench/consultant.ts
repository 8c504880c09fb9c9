import { type Lang, LANGS } from '../src/base/i18n.ts'
import { localConsultant } from '../src/features/assistant/local-consultant/rules.ts'
import type { Part } from './bench.ts'
import { shippedKnowledge } from './consultant/shipped-knowledge.ts'
import { evaluateAll, shareRight, type Sheet } from './consultant/evaluate-all.ts'
import { absoluteAtMost, type Figure, ratioAtLeast } from './results.ts'
import { percentile } from './rounds.ts'

const FIRST_TEXT_MS = 300
const FLOOR = 0.9
const NAMES: Record<Lang, string> = { ru: 'Russian', en: 'English' }

export const consultant: Part = {
  name: 'consultant',
  about: 'share of right answers of the local consultant, and its speed',
  measure,
}

async function measure(): Promise<Figure[]> {
  const knowledge = await shippedKnowledge()
  const sheet = await evaluateAll(localConsultant(knowledge), knowledge, new Date())
  printFaults(sheet)
  return figuresOf(sheet)
}

/** The figures use only the tuning questions, so nobody sees the held-out questions. */
function printFaults({ tuned, hostile }: Sheet): void {
  for (const { question, faults } of [...tuned.ru, ...tuned.en, ...hostile])
    if (faults.length > 0) console.log(`  ${question.text.slice(0, 90)}: ${faults.join('; ')}`)
}

function figuresOf({ tuned, heldOut, hostile }: Sheet): Figure[] {
  const shares = LANGS.flatMap((lang) => [
    shareOf(tuned[lang], `Correct answers, ${NAMES[lang]}, tuning half`),
    shareOf(heldOut[lang], `Correct answers, ${NAMES[lang]}, held-out half`),
  ])
  const all = [tuned, heldOut].flatMap((half) => LANGS.flatMap((lang) => half[lang]))
  const times = all.map(({ msToText }) => msToText)
  return [
    ...shares,
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
