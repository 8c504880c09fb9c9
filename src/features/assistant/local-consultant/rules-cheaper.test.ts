import { beforeAll, describe, expect, it } from 'vitest'
import type { Knowledge } from '#features/assistant/consultant/model-knowledge.ts'
import { shippedKnowledge } from '../../../../bench/consultant/shipped-knowledge.ts'
import { answerTo } from '../../../../test/consultant-conversation.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await shippedKnowledge()
})

// Kubera costs $106.50 for a week and Navagraha $163.50. A place in the group ritual of Navagraha costs $81.
it.each([
  ['ru', ['сколько стоит Кубера?', 'а дешевле?'], 'kubera', /\$106,50\sза\sнеделю, \$213\sза\s2\sнедели/],
  ['ru', ['сколько стоит Наваграха?', 'а подешевле можно?'], 'navagraha', /общем ритуале 26 декабря стоит \$81/],
  ['en', ['How much is Navagraha?', 'anything cheaper?'], 'navagraha', /group ritual on 26 December costs \$81/],
] as const)(
  'a question for something cheaper is answered with shorter durations and group places (%s: %s)',
  async (lang, texts, id, says) => {
    const answer = await answerTo(knowledge, lang, ...texts)
    expect(answer.text).toMatch(says)
    expect(answer.cards.map(({ serviceId }) => serviceId)).toEqual([id])
  },
)

// The least expensive price for a week is $106.50 for Kubera and $95.50 for Saraswati; for two weeks it is $213 and $191.
it.each([
  ['ru', 'чем кубера от лакшми, и за 500 на двоих с сыном, ему егэ', /Лакшми-ягья\*\*:[^]*Сарасвати[^]*\$404/],
  [
    'en',
    'What is the difference between Kubera and Lakshmi, and my son has exams, budget $500',
    /Lakshmi yagya\*\*:[^]*Saraswati[^]*\$404/,
  ],
] as const)(
  'a comparison of rituals also names a ritual’s price for a second occasion (%s)',
  async (lang, text, says) => {
    expect((await answerTo(knowledge, lang, text)).text).toMatch(says)
  },
)

describe('a question about the number of priests, hours or recitations', () => {
  const numbers = { recitations: 11_000, priests: 2, hours: 2, days: 3, isExample: false }

  it.each([
    [
      'ru',
      ['Кубера', 'сколько пандитов, часов, повторений на 1 неделю'],
      /две недели в базовом[^]*11\s000\sповторений, 2\sпандита/,
    ],
    [
      'en',
      ['Kubera', 'how many priests and recitations in one week?'],
      /two weeks for Basic[^]*11,000\srecitations, 2\spriests/,
    ],
  ] as const)(
    'is answered with the numbers and the duration to which the numbers apply (%s)',
    async (lang, texts, says) => {
      const listRituals: Knowledge['listRituals'] = async (of) =>
        (await knowledge.listRituals(of)).map((ritual) => ({
          ...ritual,
          tiers: ritual.tiers.map((tier) => ({ ...tier, numbers })),
        }))
      expect((await answerTo({ ...knowledge, listRituals }, lang, ...texts)).text).toMatch(says)
    },
  )
})

// Dhanvantari costs less than Maha Mrityunjaya: $131 for a week. Ganesha, for new beginnings, costs $82.
it.each([
  ['ru', ['мама после инсульта', 'что у вас самое дешёвое']],
  ['en', ['my father is in hospital', 'what is the cheapest you have']],
] as const)('the cheapest ritual in the answer is for the visitor’s occasion (%s)', async (lang, texts) => {
  const answer = await answerTo(knowledge, lang, ...texts)
  expect(answer.cards.map(({ serviceId }) => serviceId)).toEqual(['dhanvantari'])
})

it.each([
  ['ru', 'что есть до 80 долларов'],
  ['en', 'anything under $80?'],
] as const)('a budget below every ritual’s price gets a group place within the budget (%s)', async (lang, text) => {
  const groups = [{ serviceId: 'ganesha', day: '2026-12-18', priceUsd: 54, href: '/group/sample' }]
  const shopFacts: Knowledge['shopFacts'] = async (...of) => ({ ...(await knowledge.shopFacts(...of)), groups })
  const answer = await answerTo({ ...knowledge, shopFacts }, lang, text)
  expect(answer.text).toMatch(/18 (?:декабря|December) (?:стоит|costs) \$54/)
  expect(answer.links).toEqual(['/calendar'])
})

it.each([
  ['ru', 'сколько дней с огнём в неделе', /дней с огнём, сказано числами на странице ритуала/],
  ['en', 'how many days of fire are there in a week', /^Basic takes two weeks/],
] as const)('a question about days of fire is answered with the ritual’s numbers (%s)', async (lang, text, says) => {
  expect((await answerTo(knowledge, lang, text)).text).toMatch(says)
})
