import { beforeAll, expect, it } from 'vitest'
import type { Knowledge } from '#features/assistant/consultant/model-knowledge.ts'
import { shippedKnowledge } from '../../../../bench/consultant/shipped-knowledge.ts'
import { answerTo } from '../../../../test/consultant-conversation.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await shippedKnowledge()
})

// A month of Maha Mrityunjaya costs $500 (enhanced) or $727 (premium), and two weeks cost $273 (basic). Navagraha costs $327 (basic).
it.each([
  [
    'ru',
    ['махамритюнжая на месяц, хватит ли 500$?'],
    /^Да, \$500 хватит[^]*Усиленная\*\*: \$500[^]*\$727.*не укладывается/,
  ],
  [
    'ru',
    ['у меня мама тяжело болеет', 'Маха за 500: усиленную или две базовых?'],
    /^Да, \$500 хватит[^]*Усиленная\*\*: \$500[^]*× 2: \$546.*не укладывается/,
  ],
  ['en', ['is $400 enough for enhanced Maha Mrityunjaya?'], /^No, \$400 is not enough/],
  [
    'en',
    ['How much is Navagraha?', 'my budget is $500, what is the longest I can buy?'],
    /^Yes, \$500 is enough[^]*longest within \$500: Basic, \$327[^]*26 December costs \$81/,
  ],
] as const)('an answer about a budget begins with yes or no (%s: %s)', async (lang, texts, says) => {
  expect((await answerTo(knowledge, lang, ...texts)).text).toMatch(says)
})
