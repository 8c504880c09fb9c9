import { beforeAll, describe, expect, it } from 'vitest'
import type { Knowledge } from '#features/assistant/consultant/model-knowledge.ts'
import { shippedKnowledge } from '../../../../bench/consultant/shipped-knowledge.ts'
import { answerTo } from '../../../../test/consultant-conversation.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await shippedKnowledge()
})

const OPERATION = {
  en: 'My daughter Alice is going to be operated on on 14 December. Which ritual would you advise?',
  ru: 'Дочь будут оперировать 14 декабря, какой ритуал посоветуете?',
}
const HUSBAND = { en: 'And something for my late husband Harold?', ru: 'А для покойного мужа что есть?' }

describe('two rituals within one budget', () => {
  it.each([
    ['en', [OPERATION.en, HUSBAND.en, 'Can I have both within $500? And when would I have to order?']],
    ['ru', [OPERATION.ru, HUSBAND.ru, 'Хватит ли 500 долларов на обе? И когда надо заказать?']],
    ['en', ['I have $500 for the operation and late husband together. What would you choose?']],
    ['ru', ['Есть 500 долларов: на операцию дочери и в память о муже вместе. Что взять?']],
  ] as const)('get a total price and the shorter duration that fits the budget (%s: %s)', async (lang, texts) => {
    const { text, cards } = await answerTo(knowledge, lang, ...texts)
    expect(text).toMatch(
      lang === 'en' ? /\$136\.50 \+ \$114\.50 = \*\*\$251\*\*/ : /\$136,50 \+ \$114,50 = \*\*\$251\*\*/,
    )
    expect(text).toMatch(/\$273 \+ \$229 = \*\*\$502\*\*/)
    expect(text).toMatch(/\$2 (?:over|больше)/)
    expect(text).not.toContain('×')
    expect(cards.map(({ serviceId, priceUsd }) => [serviceId, priceUsd])).toEqual([
      ['maha-mrityunjaya', 136.5],
      ['vishnu', 114.5],
    ])
  })

  it.each([
    [
      'en',
      [OPERATION.en, HUSBAND.en, 'When would I have to order?'],
      /before 14 December.*1 December[^]*7 December at/,
    ],
    ['ru', [OPERATION.ru, HUSBAND.ru, 'Когда надо заказать?'], /до 14 декабря.*1 декабря[^]*не позже 7 декабря/],
  ] as const)('can be ordered in time for the day of an earlier message (%s)', async (lang, texts, says) => {
    expect((await answerTo(knowledge, lang, ...texts)).text).toMatch(says)
  })

  it.each([
    ['en', ['Ganesha for my business', 'and Lakshmi too', 'do both fit in $150?'], /^No: .*\$191\*\*, \$41 over/],
    ['ru', ['нужна ягья Ганеше', 'и Лакшми', 'обе в 150 долларов уложатся?'], /^Нет: .*\$191\*\*, это на \$41 больше/],
  ] as const)('are refused if their total exceeds the budget, with the missing sum (%s)', async (lang, texts, says) => {
    const answer = await answerTo(knowledge, lang, ...texts)
    expect(answer.text).toMatch(says)
    expect(answer.cards).toEqual([])
  })
})

it.each([
  [
    'en',
    'Can I do two orders for 273 and 229 dollars with 500 dollars?',
    /^No: \$273 \+ \$229 = \*\*\$502\*\*, which is \$2/,
  ],
  ['en', 'I have $500. Is $273 and $229 all right?', /^No: .*\$2 more[^]*\*\*\$251\*\*/],
  ['en', 'Is 136.50 + 114.50 dollars within $500?', /^Yes: .*\*\*\$251\*\*/],
  [
    'ru',
    'Уложусь в 500 долларов, если взять за 273 и 229?',
    /^Нет: \$273 \+ \$229 = \*\*\$502\*\*, это на \$2 больше[^]*\$251/,
  ],
  ['ru', 'бюджет 500$, ягья за 273$ и ещё за 229$, хватит?', /^Нет: \$273 \+ \$229 = \*\*\$502\*\*/],
] as const)('the consultant adds the prices that a visitor names (%s: %s)', async (lang, text, says) => {
  expect((await answerTo(knowledge, lang, text)).text).toMatch(says)
})
