import { describe, expect, it } from 'vitest'
import { paymentPageEmail } from './emails-payment-page.ts'

const SENDER = {
  shopName: { ru: 'Ахути', en: 'Ahuti' },
  ordersEmail: 'orders@ahuti.example',
  origin: 'https://ahuti.example',
}
const order = { id: 'a1b2c3d4'.repeat(4), customerName: 'Анна', customerEmail: 'anna@example.com' }
const page = {
  orderId: order.id,
  currency: 'USDT_TRC20',
  timeZone: 'Europe/Moscow',
  quote: { amount: '180', address: 'TXYZ', expiresAt: new Date('2026-11-20T20:35:00Z') },
} as const

describe('the e-mail with the link to the payment page', () => {
  it.each([
    [
      'ru',
      'Оплата заказа #a1b2c3d4',
      'USDT · сеть TRON (TRC-20)',
      '20 ноября',
      '23:35',
      'Отправляйте только USDT в сети TRON',
    ],
    [
      'en',
      'Payment of order #a1b2c3d4',
      'USDT · TRON network (TRC-20)',
      '20 November',
      '23:35',
      'Send only USDT over the TRON',
    ],
  ] as const)('says in %s what to send, to which payment address and until when', (lang, subject, ...facts) => {
    const email = paymentPageEmail({ ...order, lang }, page, SENDER)
    expect(email).toMatchObject({ channel: 'email', to: 'anna@example.com', lang, subject })
    const text = email.text.replaceAll(/[\u00a0\u202f]/g, ' ')
    expect(facts.filter((fact) => !text.includes(fact))).toEqual([])
    expect(text).toContain('180 USDT')
    expect(text).toContain('TXYZ')
    expect(text).toContain(`https://ahuti.example/order/${order.id}?lang=${lang}`)
    expect(email.html).toContain(`href="https://ahuti.example/order/${order.id}?lang=${lang}"`)
  })

  it('names the time zone of the times that the e-mail contains', () => {
    const inUtc = paymentPageEmail({ ...order, lang: 'en' }, { ...page, timeZone: 'UTC' }, SENDER)
    expect(inUtc.text).toContain('20:35 UTC')
    expect(paymentPageEmail({ ...order, lang: 'ru' }, page, SENDER).text).toContain('23:35 по Москве')
  })

  it.each(['ru', 'en'] as const)('contains in %s no payment address if there is nothing to pay', (lang) => {
    const { text } = paymentPageEmail({ ...order, lang }, { ...page, quote: undefined }, SENDER)
    expect(text).not.toContain('USDT')
    expect(text).toContain(`https://ahuti.example/order/${order.id}?lang=${lang}`)
  })
})
