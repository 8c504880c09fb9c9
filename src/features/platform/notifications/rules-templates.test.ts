import { describe, expect, it } from 'vitest'
import type { Sender } from './model.ts'
import { textFault, toKeep, wordsOf } from './rules-templates.ts'

const WORDING = {
  kind: 'paid',
  words: {
    ru: { subject: 'Заказ {number} оплачен', thanks: 'Получено {sum}.', open: 'Открыть' },
    en: { subject: 'Order {number} is paid', thanks: 'We have {sum}.', open: 'Open' },
  },
}
const SENDER: Sender = {
  shopName: { ru: 'Ахути', en: 'Ahuti' },
  ordersEmail: 'orders@ahuti.example',
  origin: 'https://ahuti.example',
}
const fault = (text: string, part = 'thanks') => textFault(WORDING, 'en', part, text)
const said = (thanks: string, sum = '$300') =>
  wordsOf(WORDING, 'en', { ...SENDER, texts: { paid: { ru: {}, en: { thanks } } } }, { number: '#1', sum }).thanks

const UNTIL = { kind: 'until', words: { ru: { fix: 'До {day}.' }, en: { fix: 'By {day}.' } } }

describe('the words of an e-mail', () => {
  it('are the shop’s own until the staff writes others, each part by itself', () => {
    const texts = { paid: { ru: {}, en: { thanks: 'Thank you for {sum}!' } } }
    expect(wordsOf(WORDING, 'en', { ...SENDER, texts }, { number: '#1', sum: '$300' })).toEqual({
      subject: 'Order #1 is paid',
      thanks: 'Thank you for $300!',
      open: 'Open',
    })
    expect(wordsOf(WORDING, 'ru', { ...SENDER, texts }, { number: '#1', sum: '$300' }).thanks).toBe('Получено $300.')
  })

  it('may name the shop, its address, and what the subject names', () => {
    expect(said('{shop} has {sum} for {number}. {email}')).toBe('Ahuti has $300 for #1. orders@ahuti.example')
  })

  it('are the shop’s own again where those of the staff no longer fit', () => {
    expect(said('Thank you!')).toBe('We have $300.')
    expect(said('{sum} of {total}')).toBe('We have $300.')
  })

  it('take a customer’s text as one line, and never as a place to fill', () => {
    expect(said('Thank you for {sum}!', 'a\r\nBcc: b {number}')).toBe('Thank you for a Bcc: b {number}!')
  })

  it('end a sentence once where a value ends with a point', () => {
    const until = wordsOf(UNTIL, 'ru', SENDER, { day: '29 ноября 2026 г.' })
    expect([until.fix, wordsOf(UNTIL, 'ru', SENDER, { day: 'завтра' }).fix]).toEqual([
      'До 29 ноября 2026 г.',
      'До завтра.',
    ])
  })
})

describe('a text that somebody wrote', () => {
  it('must keep what the shop’s own words of the part name', () => {
    expect(fault('Thank you!')).toEqual({ code: 'notifications.text-missing', values: { name: 'sum' } })
  })

  it.each(['{total}', '{code}', '{}', '{Sum}', '{constructor}'])(
    'cannot name %s, which the shop does not fill',
    (name) => {
      expect(fault(`{sum} ${name}`)?.code).toBe('notifications.text-unknown')
    },
  )

  it.each([
    ['', 'open', 'notifications.text-empty'],
    [' \n ', 'thanks', 'notifications.text-empty'],
    ['Open\nit', 'open', 'notifications.text-lines'],
    ['Order {number}\nBcc: x', 'subject', 'notifications.text-lines'],
    [`{sum}${'a'.repeat(1000)}`, 'thanks', 'notifications.text-long'],
    ['a'.repeat(121), 'open', 'notifications.text-long'],
    ['{sum}\u0000', 'thanks', 'notifications.text-signs'],
  ])('%j in the part %s is refused: %s', (text, part, code) => {
    expect(fault(text, part)?.code).toBe(code)
  })

  it('is kept only where it says something else', () => {
    const en = { thanks: 'Thanks for {sum}.\r\nTruly.', open: ' Open ' }
    expect(toKeep(WORDING, { ru: { thanks: 'Получено {sum}.' }, en })).toEqual({
      kept: { ru: {}, en: { thanks: 'Thanks for {sum}.\nTruly.' } },
      faults: [],
    })
  })

  it('is refused with its part and language, also in a part that there is not', () => {
    const { faults } = toKeep(WORDING, { ru: { thanks: 'Спасибо' }, en: { toString: 'x' } })
    expect(faults.map(({ path, code }) => [path, code])).toEqual([
      ['ru.thanks', 'notifications.text-missing'],
      ['en.toString', 'notifications.text-no-part'],
    ])
  })
})
