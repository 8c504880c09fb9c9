import type { Lang } from '../../src/base/i18n.ts'
import type { Knowledge } from '../../src/features/assistant/consultant/model-knowledge.ts'
import type { Consultant } from '../../src/features/assistant/consultant/model.ts'
import { evaluate } from './evaluate.ts'
import { DIALOGUES_EN } from './dialogues-en.ts'
import { DIALOGUES_RU } from './dialogues-ru.ts'
import { QUESTIONS_EN } from './questions-en.ts'
import { HOSTILE } from './adversarial-questions.ts'
import { QUESTIONS_RU } from './questions-ru.ts'

type Evaluation = Awaited<ReturnType<typeof evaluate>>

/** The evaluation of all questions that are used to improve the consultant, and of the hostile questions. */
export type Sheet = { open: Record<Lang, Evaluation[]>; hostile: Evaluation[] }

const BY_LANG = { ru: [...QUESTIONS_RU, ...DIALOGUES_RU], en: [...QUESTIONS_EN, ...DIALOGUES_EN] }

export async function evaluateAll(engine: Consultant, knowledge: Knowledge, now: Date): Promise<Sheet> {
  const sheet: Sheet = { open: { ru: [], en: [] }, hostile: [] }
  for (const lang of ['ru', 'en'] as const)
    for (const question of BY_LANG[lang])
      sheet.open[lang].push(await evaluate(engine, knowledge, { question, lang, now }))
  for (const question of HOSTILE)
    sheet.hostile.push(await evaluate(engine, knowledge, { question, lang: question.lang, now }))
  return sheet
}

/** The share of answers without errors. */
export function shareRight(marked: readonly Evaluation[]): number {
  return marked.filter(({ faults }) => faults.length === 0).length / marked.length
}
