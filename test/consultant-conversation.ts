import type { Lang } from '../src/base/i18n.ts'
import type { Knowledge } from '../src/features/assistant/consultant/model-knowledge.ts'
import type { ConsultantEvent, Turn } from '../src/features/assistant/consultant/model.ts'
import { openDangerModel } from '../src/features/assistant/consultant/providers/danger-weights.ts'
import { answerSafely, findDanger } from '../src/features/assistant/consultant/rules-guard.ts'
import { localConsultant } from '../src/features/assistant/local-consultant/rules.ts'

const readDangerModel = openDangerModel()

/** Returns the answer to the last of the visitor's messages, as the visitor sees it. `now` is 30 November 2026, a Monday. */
export async function answerTo(knowledge: Knowledge, lang: Lang, ...texts: readonly string[]): Promise<Answer> {
  const turns: Turn[] = []
  let events: ConsultantEvent[] = []
  for (const text of texts) {
    const question = { text, lang, turns: [...turns], now: new Date('2026-11-30T09:00:00Z') }
    const { signal } = new AbortController()
    const danger = findDanger(await readDangerModel(), question)
    events = []
    for await (const event of answerSafely(localConsultant(knowledge), question, { danger, contacts: [], signal }))
      events.push(event)
    turns.push({ role: 'visitor', text }, { role: 'consultant', text: textOf(events) })
  }
  return {
    text: textOf(events),
    cards: events.flatMap((event) => (event.type === 'cards' ? event.cards : [])),
    links: events.flatMap((event) => (event.type === 'links' ? event.links.map(({ href }) => href) : [])),
    handoff: events.flatMap((event) => (event.type === 'handoff' ? [event.reason] : []))[0],
    notices: events.flatMap((event) => (event.type === 'notice' ? [event.refusal ?? event.kind] : [])),
  }
}

type Answer = {
  text: string
  cards: Extract<ConsultantEvent, { type: 'cards' }>['cards']
  links: string[]
  handoff: string | undefined
  /** The kind of each notice, or of the refusal. */
  notices: string[]
}

function textOf(events: readonly ConsultantEvent[]): string {
  return events.map((event) => (event.type === 'text' ? event.text : '')).join('')
}
