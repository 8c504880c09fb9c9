import { describe, expect, it } from 'vitest'
import { openAnswerReader, openSentences, withoutMarkup } from './rules-answer.ts'

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
  ])('passes: %s', (sentence) => {
    expect(faultOf(sentence)).toBeUndefined()
  })
})

describe('a statement the shop does not make is detected', () => {
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
  ])('%s: %s', (fault, sentence) => {
    expect(faultOf(sentence)).toBe(fault)
  })
})

describe('streamed text', () => {
  it('is passed on in whole sentences', () => {
    const sentences = openSentences()
    expect(sentences.push('Ягья стоит $1')).toEqual([])
    expect(sentences.push('64. Срок')).toEqual(['Ягья стоит $164. '])
    expect(sentences.push(' две недели.\n\n- Первое')).toEqual(['Срок две недели.\n\n'])
    expect(sentences.rest(false)).toBe('- Первое')
  })

  it('loses a truncated last sentence, and keeps a complete one', () => {
    const cut = openSentences()
    expect([...cut.push('Одно. Друг'), cut.rest(true)]).toEqual(['Одно. ', ''])
    const whole = openSentences()
    expect([...whole.push('Одно. Другое.'), whole.rest(true)]).toEqual(['Одно. ', 'Другое.'])
  })

  it('keeps only bold and lists of the markup', () => {
    expect(withoutMarkup('## Выбор\n* **Ганеша** <b>и</b> [страница](/ritual/ganesha), `код`\n')).toBe(
      'Выбор\n- **Ганеша** и страница, код\n',
    )
  })
})
