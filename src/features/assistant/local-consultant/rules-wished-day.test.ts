import { beforeAll, describe, expect, it } from 'vitest'
import type { Knowledge } from '#features/assistant/consultant/model-knowledge.ts'
import { shippedKnowledge } from '../../../../bench/consultant/shipped-knowledge.ts'
import { answerTo } from '../../../../test/consultant-conversation.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await shippedKnowledge()
})

// 14 March 2027 is a Sunday. The moon is new on 8 March, so the lunar day of 14 March is the sixth (Shashthi).
describe('an anniversary of a death that the visitor names', () => {
  it.each([
    [
      'ru',
      ['муж умер в марте, хочу помянуть', 'какой ритуал от врагов', 'назначить на годовщину 14 марта, это возможно?'],
      /^Да, начать 14 марта 2027 года можно\. Это воскресенье, лунный день \(титхи\) Шаштхи/,
    ],
    [
      'en',
      ['my father died', 'can it be on the anniversary, 14 March?'],
      /^Yes, it can begin on 14 March 2027\. It is a Sunday, lunar day \(tithi\) Shashthi/,
    ],
  ] as const)('gets a yes and the ritual in memory (%s)', async (lang, texts, says) => {
    const answer = await answerTo(knowledge, lang, ...texts)
    expect(answer.text).toMatch(says)
    expect(answer.text).not.toMatch(/Дурга|Durga/)
    expect(answer.links).toContain('/ritual/vishnu')
  })
})

it.each([
  ['ru', ['сколько стоит Ганеша', 'можно начать 14 марта?'], /^Да, начать 14 марта 2027 года можно/],
  ['en', ['can Lakshmi start on 14 March?'], /^Yes, it can begin on 14 March 2027/],
] as const)('a question about a distant first day is answered with yes or no (%s)', async (lang, texts, says) => {
  expect((await answerTo(knowledge, lang, ...texts)).text).toMatch(says)
})

it.each([
  ['ru', 'скока ждать и какой день фартовый', /^Самый ранний день начала — 1 декабря/],
  ['en', 'how soon can you start?', /^The earliest first day is 1 December/],
] as const)('“how soon can you start” is answered with the earliest first day (%s)', async (lang, text, says) => {
  expect((await answerTo(knowledge, lang, text)).text).toMatch(says)
})

it.each([
  ['ru', 'свадьба 14 марта, какой день лучше для Лакшми?'],
  ['en', 'the wedding is on 14 March, which day is best for Lakshmi?'],
] as const)('the day of an event is not understood as the ritual’s first day (%s)', async (lang, text) => {
  expect((await answerTo(knowledge, lang, text)).text).not.toMatch(/^(?:Да|Yes)/)
})

it.each([
  ['ru', ['Лакшми сколько стоит', 'кто проводит', 'видео будет?', 'вернёте деньги?', 'Можно заказать на завтра?']],
  ['en', ['how much is Lakshmi', 'who performs it', 'is there a video', 'refunds?', 'Can I order for tomorrow?']],
] as const)(
  'after many questions about the shop, a wished day is not for the earlier ritual (%s)',
  async (lang, texts) => {
    const answer = await answerTo(knowledge, lang, ...texts)
    expect(answer.text).toMatch(/^(?:Начать можно уже|It can begin on) 1/)
    expect(answer.links).not.toContain('/ritual/lakshmi')
  },
)

it.each([
  ['ru', 'на 9 марта можно? это его день', /^Да, начать 9 марта 2027 года можно/],
  ['en', 'can you do 9 March', /^Yes, it can begin on 9 March 2027/],
] as const)('a question whether a day is possible names the wished first day (%s)', async (lang, text, says) => {
  expect((await answerTo(knowledge, lang, text)).text).toMatch(says)
})
