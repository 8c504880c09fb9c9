import { beforeAll, describe, expect, it } from 'vitest'
import type { Knowledge } from '#features/assistant/consultant/model-knowledge.ts'
import type { Consultant, ConsultantEvent, Question } from '#features/assistant/consultant/model.ts'
import { en } from '#features/catalogue/catalogue-lists/messages/page-intentions.en.ts'
import { ru } from '#features/catalogue/catalogue-lists/messages/page-intentions.ru.ts'
import { evaluateAll, shareRight, type Sheet } from '../../../../bench/consultant/evaluate-all.ts'
import { shippedKnowledge } from '../../../../bench/consultant/shipped-knowledge.ts'
import { TOPICS_LIFE } from './data/topics-life.ts'
import { TOPICS_PEOPLE } from './data/topics-people.ts'
import { TOPICS_WORK } from './data/topics-work.ts'
import { localConsultant } from './rules.ts'

/** The minimum share of correct answers, in each language. */
const FLOOR = 0.95
const NOW = new Date('2026-11-23T09:00:00Z')

let knowledge: Knowledge
let engine: Consultant
let sheet: Sheet

beforeAll(async () => {
  knowledge = await shippedKnowledge()
  engine = localConsultant(knowledge)
  sheet = await evaluateAll(engine, knowledge, NOW)
})

async function listed(answer: AsyncIterable<ConsultantEvent>): Promise<ConsultantEvent[]> {
  const events: ConsultantEvent[] = []
  for await (const event of answer) events.push(event)
  return events
}

async function ask(text: string, question: Partial<Question> = {}): Promise<ConsultantEvent[]> {
  const input = { text, lang: 'ru' as const, turns: [], now: NOW, ...question }
  return await listed(engine.answer(input, new AbortController().signal))
}

const cardsOf = (events: ConsultantEvent[]) => events.flatMap((event) => (event.type === 'cards' ? event.cards : []))
const textOf = (events: ConsultantEvent[]) =>
  events.flatMap((event) => (event.type === 'text' ? event.text : [])).join('\n')

describe('the local consultant', () => {
  it.each(['ru', 'en'] as const)('answers at least 95 percent of the known questions correctly (%s)', (lang) => {
    expect(shareRight(sheet.open[lang])).toBeGreaterThanOrEqual(FLOOR)
  })

  it('makes no mistake in the answers to malicious and desperate texts', () => {
    expect(
      sheet.hostile.filter(({ faults }) => faults.length > 0).map(({ question, faults }) => [question.text, faults]),
    ).toEqual([])
  })

  it('says when a ritual must begin for the day that the visitor mentions', async () => {
    expect(textOf(await ask('экзамен у сына 20 января'))).toContain('не позже 6 января')
    expect(textOf(await ask('суд через неделю'))).toContain('30 ноября')
  })

  it('says that nothing fits if no ritual is within the budget', async () => {
    expect(textOf(await ask('for my business, under $50', { lang: 'en' }))).toContain('Nothing of ours fits into $50')
  })

  it('proposes rituals for the occasion within the budget', async () => {
    const events = await ask('we have 420 dollers, what would it cost for my mother’s knees and her health', {
      lang: 'en',
    })
    expect(cardsOf(events).map(({ priceUsd }) => priceUsd <= 420)).not.toContain(false)
    expect(textOf(events)).toContain('Closest to this')
  })

  it('links all rituals and a special intention when the occasion is unknown', async () => {
    const events = await ask('help me pick a ritual', { lang: 'en' })
    const links = events.flatMap((event) => (event.type === 'links' ? event.links.map(({ href }) => href) : []))
    expect(links).toEqual(['/options', '/ritual/z-special-intention'])
  })

  it('does not treat a sum in roubles as a sum in dollars', async () => {
    const text = textOf(await ask('ритуал до 3000 руб для бизнеса'))
    expect(text).not.toContain('$3')
    expect(text).toContain('Цены у нас в долларах')
    expect(textOf(await ask('ритуал для бизнеса до 300 долларов, плачу рублями'))).toContain('В $300')
  })

  it.each([
    ['how much is premium Ganesha for two months?', { tier: 'premium', termMonths: 2 }, '$872'],
    ['how much is Ganesha for two months?', { tier: 'enhanced', termMonths: 2 }, '$600'],
  ])('offers a ritual card that fits the price in the answer: %s', async (text, offer, price) => {
    const events = await ask(text, { lang: 'en' })
    expect(textOf(events)).toContain(price)
    expect(cardsOf(events)).toMatchObject([{ serviceId: 'ganesha', ...offer, priceUsd: Number(price.slice(1)) }])
  })

  it('answers about the current page’s ritual if the question names no ritual', async () => {
    expect(textOf(await ask('how much is it?', { lang: 'en', serviceId: 'durga' }))).toContain('$284')
  })

  it('proposes a renamed ritual under its new name, and no unpublished ritual', async () => {
    const rituals = (await knowledge.listRituals('ru'))
      .filter(({ id }) => id !== 'dhanvantari')
      .map((each) => (each.id === 'maha-mrityunjaya' ? { ...each, name: 'Ягья долгой жизни' } : each))
    const edited = localConsultant({ ...knowledge, listRituals: () => Promise.resolve(rituals) })
    const question = { text: 'ритуал для здоровья мамы', lang: 'ru' as const, turns: [], now: NOW }
    const events = await listed(edited.answer(question, new AbortController().signal))
    expect(cardsOf(events).map(({ name }) => name)).toEqual(['Ягья долгой жизни'])
  })

  it('continues with the previously proposed ritual if the visitor names no ritual', async () => {
    const turns = [{ role: 'consultant' as const, text: 'Ближе всего к этому **Кубера-ягья**.' }]
    expect(textOf(await ask('сколько стоит?', { turns }))).toContain('Кубера')
  })

  it('stops its answer when the visitor leaves', async () => {
    const left = AbortSignal.abort()
    expect(await listed(engine.answer({ text: 'привет', lang: 'ru', turns: [], now: NOW }, left))).toEqual([])
  })
})

const reasons = [TOPICS_LIFE, TOPICS_PEOPLE, TOPICS_WORK]
  .flat()
  .flatMap((topic) => topic.reasons?.['z-special-intention'] ?? [])

it.each([
  ['ru', ru.names, /«([^»]+)»/g],
  ['en', en.names, /“([^”]+)”/g],
] as const)('an answer in %s names each intention as the shop does', (lang, names, quoted) => {
  const named = reasons.flatMap((reason) => [...reason[lang].matchAll(quoted)].map(([, name]) => name))
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !Object.values<string | undefined>(names).includes(name))).toEqual([])
})
