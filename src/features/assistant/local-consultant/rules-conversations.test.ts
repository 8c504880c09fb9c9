import { beforeAll, expect, it } from 'vitest'
import { en as aboutEn } from '#app/messages/about.en.ts'
import { ru as aboutRu } from '#app/messages/about.ru.ts'
import type { Lang } from '#base/i18n.ts'
import type { ConsultantEvent, Turn } from '#features/assistant/consultant/model.ts'
import { shippedKnowledge } from '../../../../bench/consultant/shipped-knowledge.ts'
import { answerAs } from './rules.ts'

let knowledge: Awaited<ReturnType<typeof shippedKnowledge>>
beforeAll(async () => {
  knowledge = await shippedKnowledge()
})

/** The answers to the messages of a visitor, one after the other. */
async function converse(lang: Lang, ...texts: string[]): Promise<ConsultantEvent[][]> {
  const turns: Turn[] = []
  const answers: ConsultantEvent[][] = []
  for (const text of texts) {
    const events = await answerAs(knowledge, { text, lang, turns: [...turns], now: new Date('2026-11-29T09:00:00Z') })
    answers.push(events)
    turns.push({ role: 'visitor', text }, { role: 'consultant', text: textOf(events) })
  }
  return answers
}

const textOf = (events: ConsultantEvent[] = []) =>
  events.map((each) => (each.type === 'text' ? each.text : '')).join('')
const cardsOf = (events: ConsultantEvent[] = []) =>
  events.flatMap((each) => (each.type === 'cards' ? each.cards.map(({ serviceId }) => serviceId) : []))

const linksOf = (events: ConsultantEvent[] = []) =>
  events.flatMap((each) => (each.type === 'links' ? each.links.map(({ href }) => href) : []))

it.each([
  ['ru', 'мужа схоронила в сентябре, всё из рук валится', 'что у вас для него можно сделать', /соболезн/, /врач/],
  [
    'en',
    'we laid him in the grave on monday, he died so young',
    'what can be done for him',
    /sorry for your/,
    /doctor/,
  ],
] as const)(
  'a widow is consoled once, for her loss and not for an illness (%s)',
  async (lang, first, second, consoles, isAboutIllness) => {
    const [told, asked] = await converse(lang, first, second)
    expect(textOf(told)).toMatch(consoles)
    expect(textOf(asked)).not.toMatch(consoles)
    expect(textOf(told) + textOf(asked)).not.toMatch(isAboutIllness)
    expect([...cardsOf(told), ...cardsOf(asked)]).toEqual([])
  },
)

it.each([
  ['ru', 'боюсь обмана, тётя потеряла 2000 долларов у какого-то астролога'],
  ['en', "I'm scared of being cheated, my aunt lost $2000 to an astrologer"],
] as const)('money that somebody lost is not taken as a budget (%s)', async (lang, text) => {
  const [answer] = await converse(lang, text)
  expect(textOf(answer)).not.toMatch(/2\D?000/)
})

it.each([
  ['ru', 'за 100 долларов что можно', 'давайте второй'],
  ['en', 'what can I get for $100', 'the second one please'],
] as const)('a ritual within the budget can be picked by its place (%s)', async (lang, first, second) => {
  const [offered, picked] = await converse(lang, first, second)
  expect(cardsOf(offered).length).toBeGreaterThan(1)
  expect(cardsOf(picked)).toEqual([cardsOf(offered)[1]])
})

it.each([
  ['ru', 'почему так дорого?', /^Цена складывается/],
  ['en', 'why is it so expensive?', /^The price comes from/],
] as const)('an answer explains the reason of a high price before it lists prices (%s)', async (lang, text, reason) => {
  const [answer] = await converse(lang, text)
  expect(textOf(answer)).toMatch(reason)
})

it.each([
  ['ru', 'Как всё проходит?'],
  ['en', 'How does it all work?'],
] as const)('an answer that announces a list also shows the list (%s)', async (lang, text) => {
  const [answer] = await converse(lang, text)
  expect(textOf(answer)).toMatch(/:\n- /)
})

it.each([
  ['ru', 'купили квартиру, хотим освятить', 'а в какой день переезжать', 'сколько стоит?'],
  ['en', 'we bought a flat and want to bless it', 'and on which day shall we move', 'how much is it?'],
] as const)('a question about the day does not change the proposed ritual (%s)', async (lang, ...texts) => {
  const [proposed, , priced] = await converse(lang, ...texts)
  expect(cardsOf(priced)).toEqual([cardsOf(proposed)[0]])
})

it.each([
  ['ru', 'Как вернуть деньги?', /напишите нам с почты, указанной в заказе.*всю сумму/],
  ['en', 'How do I get a refund?', /write to us from the e-mail address in the order.*whole amount/],
] as const)(
  'an answer about a refund says how to ask for it, with the rules and the contact (%s)',
  async (lang, text, says) => {
    const [answer] = await converse(lang, text)
    expect(textOf(answer)).toMatch(says)
    expect(textOf(answer)).not.toMatch(/:|^- /m)
    expect(linksOf(answer)).toEqual(['/refund'])
    expect(answer).toContainEqual({ type: 'handoff', reason: 'asked' })
  },
)

it.each([
  ['ru', 'это не обман?', aboutRu.title],
  ['en', 'is this a scam?', aboutEn.title],
] as const)('an answer about trust calls the page of the seller by its title (%s)', async (lang, text, title) => {
  const [answer] = await converse(lang, text)
  expect(textOf(answer)).toContain(title)
  expect(answer).toContainEqual({
    type: 'links',
    links: expect.arrayContaining([{ title, href: '/about' }]) as unknown,
  })
})
