import { beforeAll, describe, expect, it } from 'vitest'
import type { Knowledge } from '#features/assistant/consultant/model-knowledge.ts'
import { shippedKnowledge } from '../../../../bench/consultant/shipped-knowledge.ts'
import { answerTo } from '../../../../test/consultant-conversation.ts'

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await shippedKnowledge()
})

it.each([
  ['ru', 'сестру и меня вписать, это доплачивать?', /^Доплачивать за имена не нужно.*до 50 человек/],
  ['ru', 'сестра в Германии, вписать её бесплатно?', /^Доплачивать за имена не нужно/],
  ['en', 'do I pay extra to add my sister?', /^Names cost nothing extra.*up to 50 people/],
  ['ru', 'сколько человек максимум', /до 50 человек/],
  ['en', 'how many people at most?', /up to 50 people/],
  ['ru', 'Фирюза Гыйльметдинова прочитают правильно?', /по звучанию.*«Поправить»/],
  ['en', 'how is Siobhán Nguyễn pronounced?', /by sound.*“Correct”/],
  ['ru', 'можно потом поменять день', /^Да\. Пока дни ритуала не назначены/],
  ['en', 'can I change the date later?', /^Yes\. Until the days of the ritual are set/],
  ['en', 'How long until I get the video?', /within 7\sdays after the last day/],
  ['ru', 'когда пришлёте видео?', /в течение 7\sдней после последнего дня/],
  ['en', 'Do I get my own certificate in the group?', /^Yes: after a group ritual every family/],
  ['ru', 'в общем ритуале будет своё свидетельство?', /^Да: после общего ритуала у каждой семьи/],
  ['en', 'is it 5–6 hours or 2 hours of fire a day?', /two different numbers.*whole rite of a day is longer/],
  ['ru', 'огонь горит 2 часа в день или обряд идёт 5–6 часов?', /два разных числа.*Весь обряд дня длиннее/],
  ['en', 'what is sade sati?', /seven and a half/],
  ['ru', 'что такое саде-сати?', /семь с половиной/],
  ['en', 'group $81 vs $163.50, which one?', /^A place in a group ritual costs from \$81/],
  ['ru', 'сколько стоит место в общем ритуале?', /^Место в общем ритуале стоит от \$81/],
] as const)('the consultant answers a question whose words show its purpose (%s: %s)', async (lang, text, says) => {
  const answer = await answerTo(knowledge, lang, text)
  expect(answer.text).toMatch(says)
  expect(answer.notices).toEqual([])
})

it.each([
  ['ru', 'Кто именно будет проводить и можно ли смотреть онлайн?', /Vishnu Dikshit[^]*Прямой трансляции нет/],
  ['en', 'Who exactly will do it and can I watch it live?', /Vishnu Dikshit[^]*no live broadcast/],
] as const)(
  'an answer about priests names the priests and says that nothing is broadcast (%s)',
  async (lang, text, says) => {
    expect((await answerTo(knowledge, lang, text)).text).toMatch(says)
  },
)

describe('an answer about faith', () => {
  it.each([
    ['ru', ['у мамы операция', 'мама крещёная, не верит, можно ли?'], /^О вере мы не спрашиваем.*священника/],
    ['ru', ['это не грех?'], /^О вере мы не спрашиваем.*священника/],
    ['en', ['my mother is a Christian and does not believe, may I?'], /^Faith is not asked.*priest/],
  ] as const)('says that faith is not required, and does not raise a concern (%s: %s)', async (lang, texts, says) => {
    const answer = await answerTo(knowledge, lang, ...texts)
    expect(answer.text).toMatch(says)
    expect(answer.notices).toEqual([])
  })
})

it.each([
  ['ru', 'можно ли мне присутствовать лично?'],
  ['en', 'may I be there in person?'],
] as const)('an answer from an article does not begin with only “no” (%s)', async (lang, text) => {
  expect((await answerTo(knowledge, lang, text)).text).not.toMatch(/^(?:Нет|Не нужно|No)\P{L}/u)
})

it.each([
  ['ru', ['хочу ритуал маме для здоровья', 'это не развод?', 'а поможет? мама поправится?'], /не обещаем.*Врача/],
  [
    'en',
    ['a ritual for my mother’s health', 'is this a scam?', 'will it help? will my mum recover?'],
    /not promise.*doctor/,
  ],
] as const)(
  'an answer to “will it help” promises no result and does not mention refunds (%s)',
  async (lang, texts, says) => {
    const { text } = await answerTo(knowledge, lang, ...texts)
    expect(text).toMatch(says)
    expect(text).not.toMatch(/отменить заказ|cancel an order/)
  },
)

it.each([
  ['ru', ['это не обман?', 'а откуда мне знать, что вы не мошенники?'], /уже сказал всё, что знает программа/],
  ['en', ['is this a scam?', 'how do I know you are not scammers?'], /a program does not know more/],
] as const)('the consultant does not give the same answer twice in a row (%s)', async (lang, texts, says) => {
  const { text, handoff } = await answerTo(knowledge, lang, ...texts)
  expect(text).toMatch(says)
  expect(handoff).toBe('unknown')
})

it.each([
  ['ru', 'сколько стоит Наваграха?', 'а усиленная сильнее действует?', /не считается более действенным/],
  [
    'en',
    'How much is Navagraha?',
    'Is Enhanced better, does it work more?',
    /does not hold that a dearer option works better/,
  ],
] as const)(
  'an answer to “does a dearer option work better” contains no offer (%s)',
  async (lang, first, second, says) => {
    const { text, cards } = await answerTo(knowledge, lang, first, second)
    expect(text).toMatch(says)
    expect(cards).toEqual([])
  },
)

describe('an answer about payment', () => {
  it.each([
    ['ru', 'картой мир можно?', /^Нет, карты «Мир» не принимаются[^]*Visa[^]*BTC, ETH, USDT/],
    ['en', 'Can I pay with PayPal?', /^No, we do not take PayPal[^]*Visa[^]*BTC, ETH, USDT on Ethereum and TRON/],
    ['en', 'can I pay in ETH, and if I pay too little?', /^Yes, we take ETH[^]*fell short/],
    ['ru', 'можно эфиром, а если переведу меньше?', /^Да, ETH принимаем[^]*не полностью/],
    ['en', 'do you take dogecoin?', /^No, we do not take Dogecoin/],
  ] as const)('says yes or no to the payment method that the visitor names (%s: %s)', async (lang, text, says) => {
    expect((await answerTo(knowledge, lang, text)).text).toMatch(says)
  })

  it('says that Mir cards work if the shop uses the Russian card service', async () => {
    const shopFacts: Knowledge['shopFacts'] = async (now, lang) => ({
      ...(await knowledge.shopFacts(now, lang)),
      cards: ['yookassa'],
      coins: ['BTC'],
    })
    const { text } = await answerTo({ ...knowledge, shopFacts }, 'ru', 'картой мир можно? а usdt?')
    expect(text).toMatch(/^Да, картой «Мир» можно/)
    expect(text).toContain('Нет, USDT не принимаем')
  })
})
