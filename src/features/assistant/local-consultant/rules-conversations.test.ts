import { beforeAll, describe, expect, it } from 'vitest'
import { en as aboutEn } from '#app/messages/about.en.ts'
import { ru as aboutRu } from '#app/messages/about.ru.ts'
import type { Lang } from '#base/i18n.ts'
import type { Knowledge } from '#features/assistant/consultant/model-knowledge.ts'
import type { ConsultantEvent, Turn } from '#features/assistant/consultant/model.ts'
import { shippedKnowledge } from '../../../../bench/consultant/shipped-knowledge.ts'
import { answerAs } from './rules.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await shippedKnowledge()
})

/** The answers to the messages of a visitor, one after the other. */
async function converse(lang: Lang, ...texts: string[]): Promise<ConsultantEvent[][]> {
  return await converseWith({ knowledge }, lang, ...texts)
}

async function converseWith(
  given: { knowledge: Knowledge; serviceId?: string },
  lang: Lang,
  ...texts: string[]
): Promise<ConsultantEvent[][]> {
  const page = given.serviceId === undefined ? {} : { serviceId: given.serviceId }
  const turns: Turn[] = []
  const answers: ConsultantEvent[][] = []
  for (const text of texts) {
    const now = new Date('2026-11-29T09:00:00Z')
    const events = await answerAs(given.knowledge, { text, lang, turns: [...turns], now, ...page })
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
  'the consultant consoles a widow only once, and does not mention illness (%s)',
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
] as const)('the consultant does not use a sum that somebody lost as the budget (%s)', async (lang, text) => {
  const [answer] = await converse(lang, text)
  expect(textOf(answer)).not.toMatch(/2\D?000/)
})

it.each([
  ['ru', 'за 100 долларов что можно', 'давайте второй'],
  ['en', 'what can I get for $100', 'the second one please'],
] as const)('a visitor can pick a ritual within the budget by its number (%s)', async (lang, first, second) => {
  const [offered, picked] = await converse(lang, first, second)
  expect(cardsOf(offered).length).toBeGreaterThan(1)
  expect(cardsOf(picked)).toEqual([cardsOf(offered)[1]])
})

it.each([
  ['ru', 'почему так дорого?', /^Цена складывается/],
  ['en', 'why is it so expensive?', /^The price comes from/],
] as const)('an answer explains why prices are high before it lists prices (%s)', async (lang, text, reason) => {
  const [answer] = await converse(lang, text)
  expect(textOf(answer)).toMatch(reason)
})

it.each([
  ['ru', 'Как всё проходит?'],
  ['en', 'How does it all work?'],
] as const)('an answer to “how does everything work” contains a list (%s)', async (lang, text) => {
  const [answer] = await converse(lang, text)
  expect(textOf(answer)).toMatch(/:\n- /)
})

it.each([
  ['ru', 'купили квартиру, хотим освятить', 'а в какой день переезжать', 'сколько стоит?'],
  ['en', 'we bought a flat and want to bless it', 'and on which day shall we move', 'how much is it?'],
] as const)('a question about the day does not change the ritual of the conversation (%s)', async (lang, ...texts) => {
  const [proposed, , priced] = await converse(lang, ...texts)
  expect(cardsOf(priced)).toEqual([cardsOf(proposed)[0]])
})

it.each([
  ['ru', 'Как вернуть деньги?', /напишите нам с почты, указанной в заказе.*всю сумму/],
  ['en', 'How do I get a refund?', /write to us from the e-mail address in the order.*whole amount/],
] as const)('an answer about refunds says how to ask for a refund (%s)', async (lang, text, says) => {
  const [answer] = await converse(lang, text)
  expect(textOf(answer)).toMatch(says)
  expect(textOf(answer)).not.toMatch(/:|^- /m)
  expect(linksOf(answer)).toEqual(['/refund'])
  expect(answer).toContainEqual({ type: 'handoff', reason: 'asked' })
})

it.each([
  ['ru', 'это не обман?', aboutRu.title],
  ['en', 'is this a scam?', aboutEn.title],
] as const)('an answer about trust names the seller’s page by its title (%s)', async (lang, text, title) => {
  const [answer] = await converse(lang, text)
  expect(textOf(answer)).toContain(title)
  expect(answer).toContainEqual({
    type: 'links',
    links: expect.arrayContaining([{ title, href: '/about' }]) as unknown,
  })
})

const offersOf = (events: ConsultantEvent[] = []) =>
  events.flatMap((each) =>
    each.type === 'cards' ? each.cards.map(({ tier, termMonths, priceUsd }) => ({ tier, termMonths, priceUsd })) : [],
  )
const dollarsOf = (events: ConsultantEvent[] = []) => textOf(events).match(/\$\d+(?:[.,]\d+)?/g)

describe('an answer to a question about longer durations', () => {
  it.each([
    ['ru', 'сколько стоит усиленная Ганеша', 'а если подольше?'],
    ['en', 'how much is enhanced Ganesha', 'and a longer one?'],
  ] as const)('lists the tier’s longer durations, and offers the next longer duration (%s)', async (lang, ...texts) => {
    const [, longer] = await converse(lang, ...texts)
    expect(dollarsOf(longer)).toEqual(['$600', '$900'])
    expect(offersOf(longer)).toEqual([{ tier: 'enhanced', termMonths: 2, priceUsd: 600 }])
  })

  it.each([
    ['ru', 'сколько стоит ягья Ганеше', 'а если подольше?'],
    ['en', 'how much is Ganesha', 'longer?'],
  ] as const)('lists every tier’s longer durations if no tier is named (%s)', async (lang, ...texts) => {
    const [, longer] = await converse(lang, ...texts)
    expect(textOf(longer)).toMatch(/\$600.*\$900[^]*\$872.*\$1.308/)
    expect(offersOf(longer)).toEqual([{ tier: 'enhanced', termMonths: 2, priceUsd: 600 }])
  })

  it.each([
    ['ru', 'сколько стоит базовая Ганеша', 'а подольше?', /«Базовая» дольше не предлагается/],
    ['en', 'how much is basic Ganesha', 'and longer?', /Basic, is not offered for a longer term/],
  ] as const)(
    'offers another tier if the visitor’s tier has no longer duration (%s)',
    async (lang, first, second, says) => {
      const [, longer] = await converse(lang, first, second)
      expect(textOf(longer)).toMatch(says)
      expect(offersOf(longer)).toEqual([{ tier: 'enhanced', termMonths: 1, priceUsd: 300 }])
    },
  )

  it('lists the longer durations of a special intention', async () => {
    const given = { knowledge, serviceId: 'z-special-intention' }
    const [, longer] = await converseWith(given, 'en', 'how much is it?', 'and a longer one?')
    expect(offersOf(longer)).toMatchObject([{ termMonths: 1.5, priceUsd: 960 }])
  })

  it('contains no offer above the visitor’s budget', async () => {
    const [, longer] = await converse('en', 'how much is enhanced Ganesha with a budget of $400', 'and a longer one?')
    expect(dollarsOf(longer)).toEqual(['$600', '$900'])
    expect(offersOf(longer)).toEqual([])
  })

  it('says that the named duration is already the longest duration', async () => {
    const [, longer] = await converse('en', 'how much is premium Ganesha for 3 months', 'longer?')
    expect(textOf(longer)).toContain('this is the longest')
    expect(offersOf(longer)).toEqual([])
  })
})

it.each([
  ['ru', 'сын сдаёт экзамены', /Сарасвати-ягья\*\* стоит от \$95,50/],
  ['en', 'my son has exams', /Saraswati yagya\*\* costs from \$95\.50/],
] as const)(
  'a proposal of several rituals contains only the price of the first ritual (%s)',
  async (lang, text, says) => {
    const [proposed] = await converse(lang, text)
    expect(cardsOf(proposed)[0]).toBe('saraswati')
    expect(textOf(proposed)).toMatch(says)
    expect(dollarsOf(proposed)).toHaveLength(1)
  },
)

it.each([
  [
    'ru',
    'сколько стоит ягья Ганеше',
    'чем усиленный лучше базового',
    /21.000 повторений вместо 11.000, 3 пандита вместо 1/,
  ],
  [
    'en',
    'how much is Ganesha',
    'how is enhanced better than basic',
    /21,000 recitations instead of 11,000, 3 priests instead of 1/,
  ],
] as const)(
  'a comparison of two tiers names the higher numbers of the dearer tier (%s)',
  async (lang, first, second, says) => {
    const numbers = {
      basic: { recitations: 11_000, priests: 1, hours: 2, days: null, isExample: true },
      enhanced: { recitations: 21_000, priests: 3, hours: 2, days: 28, isExample: true },
      premium: { recitations: 51_000, priests: 5, hours: 4, days: 28, isExample: true },
    }
    const rituals = (await knowledge.listRituals(lang)).map((ritual) => ({
      ...ritual,
      tiers: ritual.tiers.map((each) => ({ ...each, numbers: numbers[each.tier] })),
    }))
    const given = { knowledge: { ...knowledge, listRituals: () => Promise.resolve(rituals) } }
    const [, compared] = await converseWith(given, lang, first, second)
    const [sentence] = textOf(compared).split(/(?<=\.) /)
    expect(sentence).toMatch(says)
    expect(dollarsOf(compared)).toEqual(['$136', '$300', '$164'])
    expect(textOf(compared)).not.toMatch(/Премиум|Premium|51|28/)
    expect(textOf(compared)).toMatch(/(?:дней — примеры из песочницы|days are examples of the sandbox)\.\n/)
    expect(offersOf(compared)).toEqual([{ tier: 'enhanced', termMonths: 1, priceUsd: 300 }])
  },
)

it.each([
  ['ru', 'две базовые ягьи Ганеше, сколько стоит', '$328'],
  ['en', 'two ganesha rituals basic how much', '$328'],
] as const)('an answer about the price of two rituals has no ritual card (%s)', async (lang, text, total) => {
  const [answer] = await converse(lang, text)
  expect(textOf(answer)).toContain(total)
  expect(cardsOf(answer)).toEqual([])
  expect(linksOf(answer)).toEqual(['/ritual/ganesha'])
})
