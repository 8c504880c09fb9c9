import { beforeAll, expect, it } from 'vitest'
import type { Knowledge } from '#features/assistant/consultant/model-knowledge.ts'
import type { ConsultantEvent } from '#features/assistant/consultant/model.ts'
import { shippedKnowledge } from '../../../../bench/consultant/shipped-knowledge.ts'
import { localConsultant } from './rules.ts'
import { joinAnswers, splitTwoQuestions } from './rules-two-questions.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await shippedKnowledge()
})

async function ask(text: string, lang: 'ru' | 'en'): Promise<ConsultantEvent[]> {
  const question = { text, lang, turns: [], now: new Date('2026-11-30T09:00:00Z') }
  const events: ConsultantEvent[] = []
  for await (const event of localConsultant(knowledge).answer(question, new AbortController().signal))
    events.push(event)
  return events
}

const textOf = (events: ConsultantEvent[]) =>
  events.map((event) => (event.type === 'text' ? event.text : '')).join('\n')
const linksOf = (events: ConsultantEvent[]) =>
  events.flatMap((event) => (event.type === 'links' ? event.links.map(({ href }) => href) : []))

it.each([
  ['en', 'how much is Ganesha and when can you start', [/\$164/, /2 December/]],
  ['ru', 'сколько стоит лакшми и когда можно начать', [/\$218/, /4 декабря/]],
  ['en', 'Can I pay with ETH? And when would it be performed?', [/cryptocurrency/, /full moon/]],
  ['en', 'Do you take cards? What if I want my money back?', [/card/, /return the whole amount/]],
  ['ru', 'Можно оплатить биткоином? А вернуть деньги?', [/BTC принимаем/, /возвращаем всю сумму/]],
  [
    'ru',
    'Кто именно будет проводить и когда, если день выберет священник?',
    [/Кто поведёт именно ваш ритуал/, /полнолуние/],
  ],
] as const)('the consultant answers both questions of a message (%s): %s', async (lang, text, facts) => {
  const answer = textOf(await ask(text, lang))
  for (const fact of facts) expect(answer).toMatch(fact)
})

it('an answer to two questions repeats no link and has at most one contact', async () => {
  const events = await ask('Do you take cards? What if I want my money back?', 'en')
  const links = linksOf(events)
  expect(links).toEqual(['/offer', '/article/questions', '/refund'])
  expect(events.filter(({ type }) => type === 'links')).toHaveLength(1)
  expect(events.filter(({ type }) => type === 'handoff')).toHaveLength(1)
})

it.each([
  ['en', 'which ritual for my son’s exam and how much is it'],
  ['ru', 'У мужа проблемы на работе, что выбрать и сколько стоит?'],
] as const)('the consultant proposes a ritual once if a message also asks for its price (%s)', async (lang, text) => {
  const events = await ask(text, lang)
  expect(events.filter(({ type }) => type === 'cards')).toHaveLength(1)
  expect(textOf(events)).toContain('$')
})

it.each([
  'How much is Ganesha?',
  'Ganesha and Lakshmi, how much?',
  'How much? When? Where?',
  'мама и папа больны, что выбрать',
  'Really?! When can you start',
])('a message without two questions is not split: %s', (text) => {
  expect(splitTwoQuestions(text)).toBeUndefined()
})

it('a link in both answers stays at its position in the first answer', () => {
  const linksTo = (...pages: string[]): ConsultantEvent => ({
    type: 'links',
    links: pages.map((href) => ({ title: href, href })),
  })
  expect(linksOf(joinAnswers([linksTo('/offer', '/refund')], [linksTo('/offer', '/priests')]))).toEqual([
    '/offer',
    '/refund',
    '/priests',
  ])
})
