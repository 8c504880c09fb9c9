import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Lang } from '../../src/base/i18n.ts'
import type { Knowledge } from '../../src/features/assistant/consultant/model-knowledge.ts'
import type { Consultant, ConsultantEvent, Question, Turn } from '../../src/features/assistant/consultant/model.ts'
import { openDangerModel } from '../../src/features/assistant/consultant/providers/danger-weights.ts'
import { answerSafely, findDanger } from '../../src/features/assistant/consultant/rules-guard.ts'
import type { Purpose } from '../../src/features/assistant/local-consultant/model.ts'
import { answerAs, purposeOf } from '../../src/features/assistant/local-consultant/rules.ts'
import { DAY_EN, DAY_RU, PRICE } from './question.ts'

const readDangerModel = openDangerModel()
const lineSchema = z.object({ turns: z.array(z.string()), intent: z.string(), expect: z.string() })

/** The evaluation of a dialogue, without its text, because nobody may read held-out texts. */
export type Judged = { lang: Lang; intent: string; isUnderstood: boolean; isRight: boolean; hasFigures: boolean }

type Asked = { engine: Consultant; knowledge: Knowledge; now: Date; part: 'held-out' | 'development' }

/**
 * Asks the questions of the held-out dialogues, or of the dialogues that are used to improve the consultant. An answer is right if it has the intent
 * of the question and all required parts for this intent. `hasFigures`: the answer also contains every expected amount. This function returns no
 * texts.
 */
export async function evaluateDialogues({ engine, knowledge, now, part }: Asked): Promise<Judged[]> {
  const judged: Judged[] = []
  for (const lang of ['ru', 'en'] as const) {
    const file = await readFile(new URL(`dialogues/${part}-${lang}.jsonl`, import.meta.url), 'utf8')
    for (const line of file.trimEnd().split('\n')) {
      const { turns: texts, intent, expect } = lineSchema.parse(JSON.parse(line))
      const turns: Turn[] = []
      let events: ConsultantEvent[] = []
      let isUnderstood = false
      for (const text of texts) {
        const question = { text, lang, turns: [...turns], now }
        events = await listEvents(engine, question)
        isUnderstood = await isOf(intent, events, { knowledge, question })
        turns.push({ role: 'visitor', text }, { role: 'consultant', text: textOf(events) })
      }
      judged.push({
        lang,
        intent,
        isUnderstood,
        isRight: isUnderstood && isFitting(events, intent, lang),
        hasFigures: amountsIn(expect).every((amount) => amountsIn(textOf(events)).includes(amount)),
      })
    }
  }
  return judged
}

async function listEvents(engine: Consultant, question: Parameters<Consultant['answer']>[0]) {
  const events: ConsultantEvent[] = []
  const { signal } = new AbortController()
  const danger = findDanger(await readDangerModel(), question)
  for await (const event of answerSafely(engine, question, { danger, contacts: [], signal })) events.push(event)
  return events
}

/**
 * True if the answer is right for the intent. A concern only adds a line before the usual answer, so the usual answer is evaluated. If the consultant
 * found another purpose, but both purposes give the same answer, the answer is also right: the visitor does not see the purpose.
 */
async function isOf(
  intent: string,
  events: readonly ConsultantEvent[],
  { knowledge, question }: { knowledge: Knowledge; question: Question },
): Promise<boolean> {
  const notice = events.find(({ type }) => type === 'notice')
  if (notice?.type === 'notice' && notice.kind === 'crisis') return false
  if (notice?.type === 'notice' && notice.kind === 'refused')
    return intent === 'unknown' || (intent === 'trust' && notice.refusal === 'guarantee')
  const found = await purposeOf(knowledge, question)
  if (found === intent) return true
  // The test of the dialogue files checks that every intent is also a purpose.
  const [given, wanted] = [found, intent as Purpose].map((purpose) => answerAs(knowledge, question, purpose))
  return JSON.stringify(await given) === JSON.stringify(await wanted)
}

function textOf(events: readonly ConsultantEvent[]): string {
  return events.map((event) => (event.type === 'text' ? event.text : '')).join('')
}

function isFitting(events: readonly ConsultantEvent[], intent: string, lang: Lang): boolean {
  const text = textOf(events)
  const has = (type: ConsultantEvent['type']) => events.some((event) => event.type === type)
  switch (intent) {
    case 'price':
      return PRICE.test(text) || /корзин|cart/.test(text)
    case 'date':
      return (lang === 'ru' ? DAY_RU : DAY_EN).test(text) || has('links')
    case 'grief':
      return !has('cards') && !PRICE.test(text) && has('handoff')
    case 'person':
    case 'complaint':
    case 'unknown':
      return has('handoff') && !has('cards')
    case 'small-talk':
      return !has('cards') && text !== ''
    default:
      return text !== '' && (has('links') || has('cards') || intent === 'term')
  }
}

/** The dollar amounts of a text: `$1,236` and «$1 236» are the same amount. */
function amountsIn(text: string): number[] {
  return [...text.matchAll(/\$\s?(\d{1,3}(?:[,\s\u00A0\u202F]\d{3})+|\d+)(?:[.,](\d{1,2}))?(?!\d)/gu)].map(
    ([, whole = '', cents = '']) => Number(`${whole.replace(/\D/g, '')}.${cents || '0'}`),
  )
}

/** The shares of right answers by language and intent. */
export function ratesOf(
  judged: readonly Judged[],
): { name: string; count: number; understood: number; right: number; all: number }[] {
  const groups = new Map<string, Judged[]>()
  for (const each of judged)
    for (const name of [each.lang, `${each.lang} ${each.intent}`]) groups.set(name, [...(groups.get(name) ?? []), each])
  return [...groups].map(([name, of]) => ({
    name,
    count: of.length,
    understood: shareOf(of, ({ isUnderstood }) => isUnderstood),
    right: shareOf(of, ({ isRight }) => isRight),
    all: shareOf(of, ({ isRight, hasFigures }) => isRight && hasFigures),
  }))
}

function shareOf(judged: readonly Judged[], holds: (each: Judged) => boolean): number {
  return judged.filter(holds).length / judged.length
}
