import { describe, expect, it } from 'vitest'
import type { Sender } from './model.ts'
import { textFault, toKeep, fillWording } from './rules-templates.ts'

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
  fillWording(WORDING, 'en', { ...SENDER, texts: { paid: { ru: {}, en: { thanks } } } }, { number: '#1', sum }).thanks

const UNTIL = { kind: 'until', words: { ru: { fix: 'До {day}.' }, en: { fix: 'By {day}.' } } }

describe('the texts of an e-mail', () => {
  it('are the shop’s default texts, except the parts that staff changed', () => {
    const texts = { paid: { ru: {}, en: { thanks: 'Thank you for {sum}!' } } }
    expect(fillWording(WORDING, 'en', { ...SENDER, texts }, { number: '#1', sum: '$300' })).toEqual({
      subject: 'Order #1 is paid',
      thanks: 'Thank you for $300!',
      open: 'Open',
    })
    expect(fillWording(WORDING, 'ru', { ...SENDER, texts }, { number: '#1', sum: '$300' }).thanks).toBe(
      'Получено $300.',
    )
  })

  it('may contain the shop’s name and e-mail, and placeholders of the subject', () => {
    expect(said('{shop} has {sum} for {number}. {email}')).toBe('Ahuti has $300 for #1. orders@ahuti.example')
  })

  it('are the default texts again if staff texts lack a required placeholder', () => {
    expect(said('Thank you!')).toBe('We have $300.')
    expect(said('{sum} of {total}')).toBe('We have $300.')
  })

  it('show a customer’s text in one line and leave its placeholders unchanged', () => {
    expect(said('Thank you for {sum}!', 'a\r\nBcc: b {number}')).toBe('Thank you for a Bcc: b {number}!')
  })

  it('end a sentence with one full stop, even after “г.”', () => {
    const until = fillWording(UNTIL, 'ru', SENDER, { day: '29 ноября 2026 г.' })
    expect([until.fix, fillWording(UNTIL, 'ru', SENDER, { day: 'завтра' }).fix]).toEqual([
      'До 29 ноября 2026 г.',
      'До завтра.',
    ])
  })
})

describe('an e-mail text that staff edit', () => {
  it('must keep the placeholders of the default text', () => {
    expect(fault('Thank you!')).toEqual({ code: 'notifications.text-missing', values: { name: 'sum' } })
  })

  it.each(['{total}', '{code}', '{}', '{Sum}', '{constructor}'])(
    'cannot contain %s, because the shop has no value for it',
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
  ])('is refused with %j in the part %s: %s', (text, part, code) => {
    expect(fault(text, part)?.code).toBe(code)
  })

  it('is stored only if the text differs from the default text', () => {
    const en = { thanks: 'Thanks for {sum}.\r\nTruly.', open: ' Open ' }
    expect(toKeep(WORDING, { ru: { thanks: 'Получено {sum}.' }, en })).toEqual({
      kept: { ru: {}, en: { thanks: 'Thanks for {sum}.\nTruly.' } },
      faults: [],
    })
  })

  it('is refused with an error that names the part and the language', () => {
    const { faults } = toKeep(WORDING, { ru: { thanks: 'Спасибо' }, en: { toString: 'x' } })
    expect(faults.map(({ path, code }) => [path, code])).toEqual([
      ['ru.thanks', 'notifications.text-missing'],
      ['en.toString', 'notifications.text-no-part'],
    ])
  })
})
