import { beforeAll, describe, expect, it } from 'vitest'
import type { Knowledge } from '#features/assistant/consultant/model-knowledge.ts'
import { shippedKnowledge } from '../../../../bench/consultant/shipped-knowledge.ts'
import { answerTo } from '../../../../test/consultant-conversation.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await shippedKnowledge()
})

describe('a question about a card or instalments', () => {
  /** The knowledge of a shop with this card service. */
  const withCards = (...cards: Awaited<ReturnType<Knowledge['shopFacts']>>['cards']): Knowledge => ({
    ...knowledge,
    shopFacts: async (now, lang) => ({ ...(await knowledge.shopFacts(now, lang)), cards }),
  })

  it.each([
    ['ru', 'stripe', 'МИР', /^Нет, карты «Мир» не принимаются/],
    ['ru', 'yookassa', 'а мир?', /^Да, картой «Мир» можно/],
    ['ru', 'sandbox', 'карта мир пройдёт?', /^Этот магазин учебный/],
    ['ru', 'stripe', 'Т-Банк', /^Нет, карты, выпущенные в России/],
    ['ru', 'yookassa', 'тинькофф возьмёте?', /^Да, картой российского банка/],
    ['en', 'stripe', 'do you take Russian cards?', /^No, cards issued in Russia/],
    ['en', 'yookassa', 'Sberbank card?', /^Yes, you can pay with a card of a Russian bank/],
    ['ru', 'stripe', 'можно ли в рассрочку?', /^Нет, рассрочки у нас нет/],
    ['ru', 'stripe', 'а частями платить можно', /^Нет, рассрочки у нас нет/],
    ['en', 'stripe', 'can I pay in installments?', /^No, we have no instalments/],
  ] as const)('gets an answer that begins with yes or no (%s, %s: %s)', async (lang, cards, text, says) => {
    expect((await answerTo(withCards(cards), lang, text)).text).toMatch(says)
  })

  it('a wish for peace is not understood as a question about a card', async () => {
    expect((await answerTo(knowledge, 'ru', 'хочу мир в семье')).text).not.toMatch(/карт/)
  })
})

it.each([
  ['ru', 'отправил USDT не в той сети, что делать', /может пропасть/],
  ['en', 'I sent USDT on the wrong network', /may be lost for good/],
  ['ru', 'по какому курсу считаете ETH', /точная сумма, адрес и время/],
  ['en', 'which rate do you use for ether', /exact amount, the address and the time/],
] as const)('a question about paying in coins gets a specific answer (%s: %s)', async (lang, text, says) => {
  expect((await answerTo(knowledge, lang, text)).text).toMatch(says)
})

it.each([
  ['ru', 'я хочу узнать про группу'],
  ['en', 'I want to ask about the group'],
] as const)('a question about “the group” is understood as a question about group rituals (%s)', async (lang, text) => {
  expect((await answerTo(knowledge, lang, text)).links).toEqual(['/calendar'])
})
