import { describe, expect, it } from 'vitest'
import { openPriceReader, type PriceFacts } from './rules-price-guard.ts'

const FACTS: PriceFacts = {
  names: new Map([
    ['ganesha', 'Ганеша-ягья'],
    ['hanuman', 'Хануман-ягья'],
    ['lakshmi', 'Лакшми-ягья'],
    ['mahalakshmi', 'Махалакшми-ягья'],
    ['saraswati', 'Saraswati Yagya'],
  ]),
  prices: [
    { ritual: 'ganesha', tier: 'basic', usd: 164 },
    { ritual: 'ganesha', tier: 'enhanced', usd: 300 },
    { ritual: 'ganesha', tier: 'premium', usd: 436 },
    { ritual: 'mahalakshmi', tier: 'enhanced', usd: 1440 },
    { ritual: 'saraswati', tier: 'basic', usd: 81.5 },
    { usd: 1740 },
  ],
  given: [],
  asked: '',
}

const isWrong = (...sentences: string[]) => sentences.map(openPriceReader(FACTS)).some(Boolean)

describe('a price that a tool returned', () => {
  it.each([
    'Базовая Ганеша-ягья стоит $164.',
    'Ганеша-ягья: базовая — $164, усиленная — **$300**, премиум — $436.',
    'Базовая ($164) и усиленная ($300) отличаются сроком.',
    'Ганеше: от $164 до $436.',
    'Ganesha costs 164–436 USD.',
    'Махалакшми-ягья, усиленная: $1 440.',
    'Mahalakshmi enhanced is $1,440 for one month.',
    'Обе вместе — 1740 долларов.',
    'Saraswati yagya costs $81.50.',
    'Усиленная ягья идёт 4 недели, 108 раз в день, и стоит $300.',
    'Цена известна заранее и не меняется 30 дней.',
    'It costs nothing to ask; 3 priests take part.',
    'Скидок у нас нет.',
    'There are no discounts.',
    'Ритуал начнётся 20 ноября 2026 года, на 11-й лунный день.',
    'Feel free to ask.',
  ])('is allowed in an answer: %s', (sentence) => {
    expect(isWrong(sentence)).toBe(false)
  })
})

describe('a price that no tool returned', () => {
  it.each([
    'Ганеша-ягья стоит $1.',
    'Ганеша-ягья стоит $ 99.',
    'Ганеша-ягья стоит **$**99.',
    'Ганеша-ягья стоит ＄99.',
    'Ганеша-ягья стоит $1\u200b65.',
    'Ganesha costs only 99 dollars.',
    'Ganesha costs 99.',
    'Стоимость усиленной: 250.',
    'Цена от 99 до 164 долларов.',
    'Ganesha: $99-$164.',
    'Ганеша-ягья — 164 рубля.',
    'Ganesha costs €164.',
    'Ганеша-ягья стоит 0.01 BTC.',
    'Ганеша-ягья стоит сто долларов.',
    'It is three hundred dollars.',
    'Махалакшми-ягья стоит 1,4 тыс. долларов.',
    'It is $1.4k.',
    'Цена १६४ долларов.',
    'Для вас это бесплатно.',
    'Today there is a discount of 20%.',
    'С промокодом ОГОНЬ дешевле.',
    'Ганеша-ягья стоит 164 у. е. или 1 USDT.',
    'Today it is 90% off.',
    'Today you save ninety percent.',
    'Half price for you.',
    'Ganesha at half the usual price.',
    'It is yours for 5 USDC.',
    'It is yours for 5 SOL.',
    'Для вас вдвое дешевле.',
    'Отдам за полцены.',
    'Сегодня минус 90 процентов.',
    'The second ritual is free.',
    'Два ритуала по цене одного: два по цене одного.',
    'Вторую ягью получите в подарок.',
    'The ritual is complimentary.',
  ])('is detected in an answer: %s', (sentence) => {
    expect(isWrong(sentence)).toBe(true)
  })

  it('is detected if an answer gives a ritual the price of another ritual', () => {
    expect(isWrong('Хануман-ягья стоит $164.')).toBe(true)
    expect(isWrong('Хануман-ягью совершают во вторник.', 'Она стоит $164.')).toBe(true)
    expect(isWrong('Махалакшми-ягья стоит $300.')).toBe(true)
    expect(isWrong('Лакшми-ягья стоит $1 440.')).toBe(true)
    expect(isWrong('Хануману — от $164.')).toBe(true)
  })

  it('is detected if an answer gives a tier the price of another tier', () => {
    expect(isWrong('Базовая Ганеша-ягья стоит $300.')).toBe(true)
    expect(isWrong('Базовая — $164, премиум — $300.')).toBe(true)
  })
})
