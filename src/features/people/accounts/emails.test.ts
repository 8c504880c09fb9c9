import { describe, expect, it } from 'vitest'
import { signInMessage } from './emails.ts'

const SENDER = {
  shopName: { ru: 'Ахути', en: 'Ahuti' },
  ordersEmail: 'orders@ahuti.example',
  origin: 'https://ahuti.example',
}
const expiresAt = new Date('2026-11-20T10:10:00Z')
const email = { kind: 'email', value: 'anna@example.com' } as const
const phone = { kind: 'phone', value: '+79991234567' } as const
const LANGS = ['ru', 'en'] as const

describe('a sign-in code by e-mail', () => {
  it.each(LANGS)('is in the first line of the e-mail in %s, not in the subject', (lang) => {
    const message = signInMessage({ contact: email, code: '004210', lang, expiresAt }, SENDER)
    expect(message).toMatchObject({
      channel: 'email',
      to: 'anna@example.com',
      lang,
      code: '004210',
      expiresAt,
    })
    expect(message.text.split('\n')[0]).toBe('004210')
    expect(message.text.split('\n')[1]).toContain('10')
    expect(message.html).toContain('>004210<')
    expect(message.subject).not.toMatch(/\d/)
  })

  it('has a subject in the customer’s language', () => {
    const subjects = LANGS.map((lang) => signInMessage({ contact: email, code: '1', lang, expiresAt }, SENDER).subject)
    expect(subjects).toEqual(['Код для входа в Ахути', 'Your Ahuti sign-in code'])
  })
})

describe('a text message with a sign-in code', () => {
  it.each([
    ['ru', 70],
    ['en', 160],
  ] as const)('in %s has at most %i characters and starts with the code', (lang, most) => {
    const message = signInMessage({ contact: phone, code: '004210', lang, expiresAt }, SENDER)
    expect(message).toMatchObject({ channel: 'sms', to: '+79991234567', code: '004210', expiresAt })
    expect(message.text).toMatch(/^004210 /)
    expect(message.text.length).toBeLessThanOrEqual(most)
    expect(message.html).toBeUndefined()
  })
})
