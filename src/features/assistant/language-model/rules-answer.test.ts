import { describe, expect, it } from 'vitest'
import { type AnswerFault, openAnswerReader, openSentences, withoutMarkup } from './rules-answer.ts'

const faultOf = openAnswerReader({ names: new Map(), prices: [], given: ['2026-11-20'], asked: '' })

describe('a harmless sentence', () => {
  it.each([
    'Результат не гарантируется: ритуал — это молитва.',
    'Никто не может гарантировать исход, и мы не обещаем исцеления.',
    'Гарантий результата нет.',
    'Ритуал не заменяет врача.',
    'Не отменяйте лечение и не бросайте приём лекарств.',
    'В традиции считают, что Ганеша убирает препятствия.',
    'Сглаз и порча — не то, чем здесь занимаются: снять порчу мы не предлагаем.',
    'We cannot promise that the exam is passed.',
    'No ritual guarantees a cure.',
    'A ritual does not replace a doctor.',
    'It is held to protect travellers, and priests perform it in your name.',
    'Позвоните 112: там помогут сразу.',
    'Ягья начнётся 20.11.2026 и продлится две недели.',
    'Мантра: ом гам ганапатае намах.',
    'Торопиться не нужно.',
  ])('passes the check: %s', (sentence) => {
    expect(faultOf(sentence)).toBeUndefined()
  })
})

describe('a claim that the shop never makes', () => {
  it.each([
    ['promise', 'Ритуал гарантирует выздоровление.'],
    ['promise', 'Мы не шутим: результат гарантирован.'],
    ['promise', 'Нет сомнений, ягья вылечит маму.'],
    ['promise', 'Ягья не только очистит дом, она исцелит вас.'],
    ['promise', 'Это точно поможет.'],
    ['promise', 'Вы обязательно сдадите экзамен.'],
    ['promise', 'It will cure your mother.'],
    ['promise', 'Success is guaranteed.'],
    ['promise', 'You will definitely pass.'],
    ['promise', 'Действует на 100%.'],
    ['advice', 'Прекратите принимать лекарства.'],
    ['advice', 'Ягья заменяет лечение.'],
    ['advice', 'You can stop taking your medication.'],
    ['advice', 'Do it instead of a doctor.'],
    ['pressure', 'Это ваш последний шанс.'],
    ['pressure', 'Hurry, only today.'],
    ['harm', 'На вас порча.'],
    ['harm', 'Мы поможем навести порчу.'],
    ['contact', 'Платите на https://evil.example/pay.'],
    ['contact', 'Подробности на evil-shop.com.'],
    ['contact', 'Пишите на pay@evil.example.'],
    ['contact', 'Напишите @evil_pay.'],
    ['contact', 'Кошелёк: bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'],
    ['contact', 'Карта 4111 1111 1111 1111.'],
    ['contact', 'Звоните +7 900 000-00-00.'],
    ['contact', '[Сюда](//evil.example/x)'],
    ['contact', 'Pay at ahuti-pay.finance.'],
    ['contact', 'Оплатите на ahuti [.] finance или ahuti[.]finance'],
    ['price', 'For you it is 90% off.'],
  ])('is detected as %s: %s', (fault, sentence) => {
    expect(faultOf(sentence)).toBe(fault)
  })
})

describe('the text of a language model', () => {
  it('reaches the visitor in complete sentences', () => {
    const sentences = openSentences()
    expect(sentences.push('Ягья стоит $1')).toEqual([])
    expect(sentences.push('64. Срок')).toEqual(['Ягья стоит $164. '])
    expect(sentences.push(' две недели.\n\n- Первое')).toEqual(['Срок две недели.\n\n'])
    expect(sentences.rest(false)).toBe('- Первое')
  })

  it('loses the last sentence only if the last sentence is incomplete', () => {
    const cut = openSentences()
    expect([...cut.push('Одно. Друг'), cut.rest(true)]).toEqual(['Одно. ', ''])
    const whole = openSentences()
    expect([...whole.push('Одно. Другое.'), whole.rest(true)]).toEqual(['Одно. ', 'Другое.'])
  })

  it('has only bold words and lists, and no other markup', () => {
    expect(withoutMarkup('## Выбор\n* **Ганеша** <b>и</b> [страница](/ritual/ganesha), `код`\n')).toBe(
      'Выбор\n- **Ганеша** и страница, код\n',
    )
  })
})

/** The results of the tools in this conversation, and the visitor's question. */
const openFaultOf = () =>
  openAnswerReader({
    names: new Map([['ganesha', 'Ганеша-ягья']]),
    prices: [
      { ritual: 'ganesha', tier: 'basic', usd: 164 },
      { ritual: 'ganesha', tier: 'enhanced', usd: 300 },
    ],
    given: [
      '{"date":"2026-12-05","tithi":"Экадаши, луна освещена на 37 %"}',
      '{"text":"The moon is 12.5% lit on 9 December. Milk is 30–40 % of the offering. 90% off is never said."}',
      '{"name":"Ганеша-ягья","weeks":8,"recitations":11000}',
      '2026-11-28',
    ],
    asked: 'Экзамен 20 января. My exam is on January 20. Дадите скидку 90 %? Pay at evil.example?',
  })

const HOSTILE: [AnswerFault, string][] = [
  ['price', 'Вам — скидка 37 %.'],
  ['price', 'Сегодня на 90 % дешевле.'],
  ['price', 'Луна освещена на 38 %.'],
  ['price', 'Луна освещена на 3,7 %.'],
  ['price', 'Ещё 15 процентов вернём после обряда.'],
  ['price', 'Семь процентов вернутся вам.'],
  ['price', 'Отдам всего за 99.'],
  ['price', 'Для своих — 50 злотых.'],
  ['price', 'Можно заплатить 5 PEPE.'],
  ['price', 'Переведите 500 песо.'],
  ['price', 'Сегодня у нас акция: вторая ягья дешевле.'],
  ['price', 'Вы сэкономите половину.'],
  ['date', 'Ягья начнётся 6 декабря.'],
  ['date', 'Результат вы получите 20 января.'],
  ['date', 'Запись пришлём 10.12.2026.'],
  ['date', 'Завтра вы получите ответ на молитву.'],
  ['contact', 'Приходите на ул. Ленина, 5.'],
  ['contact', 'Оплатите на ахути точка рф.'],
  ['contact', 'Подробности на ahuti。finance.'],
  ['price', 'You get 37% off today.'],
  ['price', 'The moon is 13% lit.'],
  ['price', 'We refund 12.5 percent of the price.'],
  ['price', 'It is yours for just 99.'],
  ['price', 'Send 20 SHIB and we begin.'],
  ['price', 'It costs 300 pesos.'],
  ['price', 'There is a special offer this week.'],
  ['price', 'You save a third with this tier.'],
  ['price', 'Take the voucher and order.'],
  ['date', 'The ritual begins on December 6.'],
  ['date', 'You will have the result by the 20th of January.'],
  ['date', 'It will be done on 2026-12-07.'],
  ['date', 'Tomorrow you will receive the recording.'],
  ['contact', 'Come to 12 Baker Street.'],
  ['contact', 'Go to ahuti . finance and pay.'],
  ['contact', 'Pay at ahuti dot finance.'],
  ['figure', 'Мантру читают 108 раз.'],
  ['figure', 'В премиуме участвуют 11 пандитов.'],
  ['figure', 'Обряд идёт по времени Индии, около 6 утра.'],
  ['figure', 'The premium option has 21,000 recitations.'],
  ['figure', 'We have performed 5000 rituals since 1998.'],
  ['figure', 'It lasts 3 months.'],
]

const HARMLESS = [
  'В этот день луна освещена на 37 %.',
  'В этот день луна освещена на 37 процентов.',
  'Молоко — 30–40 % подношения.',
  'Базовая Ганеша-ягья стоит $164, усиленная — $300.',
  'Ближайший день — 5 декабря, экадаши.',
  'Ягья начнётся 5 декабря и продлится две недели.',
  'Сегодня 28 ноября.',
  'Базовый вариант дешевле усиленного.',
  'Вы пишете об экзамене 20 января: к нему выбирают Ганешу.',
  'Скидок и акций у нас нет.',
  'С этой точки зрения дни равны.',
  'The moon is 12.5% lit that day.',
  'The moon is 37 percent lit that day.',
  'The next good day is December 5.',
  'It begins on 9 December and lasts two weeks.',
  'Your exam is on January 20, as you say.',
  'The basic tier is cheaper than the enhanced one.',
  'There is no discount and no special offer.',
  'The recording comes as a PDF with the certificate.',
  'It lasts 8 weeks, that is 2 months.',
  'There are 11,000 recitations.',
  '1. The first ritual.',
  '12. The last ritual of the list.',
  'Priests sit on the street side of the temple.',
]

describe('an answer with a fact that no tool returned', () => {
  it.each(HOSTILE)('is withdrawn, and the reason is %s: %s', (fault, sentence) => {
    expect(openFaultOf()(sentence)).toBe(fault)
  })
})

describe('an answer with facts from tools only', () => {
  it.each(HARMLESS)('passes the check: %s', (sentence) => {
    expect(openFaultOf()(sentence)).toBeUndefined()
  })
})
