import { describe, expect, it } from 'vitest'
import { LANGS } from '#base/i18n.ts'
import type { Sender } from '#features/platform/notifications/model.ts'
import { allowedIn, listParts, requiredIn } from '#features/platform/notifications/rules-templates.ts'
import { en } from '#features/platform/notifications/messages/admin.en.ts'
import { staffPaidEmail } from '#features/orders/orders/emails-payment-events.ts'
import { emailExamples, WORDINGS } from './email-examples.ts'

const SENDER: Sender = {
  shopName: { ru: 'Ахути', en: 'Ahuti' },
  ordersEmail: 'orders@ahuti.example',
  origin: 'https://ahuti.example',
}
const now = new Date('2026-11-20T10:00:00Z')
const examples = (lang: 'ru' | 'en', sender = SENDER) => emailExamples(lang, 'anna@example.com', sender, now)

describe('every e-mail of the shop', () => {
  it('has texts that staff can edit, an example and a title', () => {
    const kinds = WORDINGS.map(({ kind }) => kind)
    expect(new Set(kinds).size).toBe(kinds.length)
    expect(Object.keys(examples('en')).toSorted()).toEqual(kinds.toSorted())
    expect(kinds.filter((kind) => en.kinds[kind] === undefined)).toEqual([])
    expect(WORDINGS.flatMap((wording) => listParts(wording).filter((part) => en.parts[part] === undefined))).toEqual([])
  })

  it.each(WORDINGS.map((wording) => [wording.kind, wording] as const))(
    'has the same placeholders in Russian and English: %s',
    (_, wording) => {
      for (const part of listParts(wording))
        expect(requiredIn(wording, 'ru', part).toSorted()).toEqual(requiredIn(wording, 'en', part).toSorted())
    },
  )

  it.each(LANGS)('is rendered in %s with every placeholder replaced in every part', (lang) => {
    const everywhere = Object.fromEntries(
      WORDINGS.map((wording) => {
        const full = listParts(wording).map((part) => [
          part,
          `⟨${allowedIn(wording, lang, part)
            .map((name) => `{${name}}`)
            .join('|')}⟩`,
        ])
        return [wording.kind, { ru: {}, en: {}, [lang]: Object.fromEntries(full) }]
      }),
    )
    for (const [kind, { subject, text }] of Object.entries(examples(lang, { ...SENDER, texts: everywhere })))
      for (const said of [subject, text])
        expect([kind, said]).toEqual([kind, expect.not.stringMatching(/[{}]\w|⟨\||\|\||\|⟩/)])
  })

  it('about signing in contains the code and its time limit, even with edited texts', () => {
    const wording = WORDINGS.find(({ kind }) => kind === 'sign-in')
    const words = Object.fromEntries(Object.keys(wording?.words.en ?? {}).map((part) => [part, 'x']))
    const { subject, text, html } =
      examples('en', { ...SENDER, texts: { 'sign-in': { ru: words, en: words } } })['sign-in'] ?? {}
    expect(text?.split('\n').slice(0, 2)).toEqual(['000000', 'The code is valid for 10 minutes.'])
    expect(html).toContain('>000000<')
    expect(subject).not.toContain('000000')
  })

  it('is in the staff language if it goes to the shop’s own mailbox', () => {
    const order = { id: 'a'.repeat(32), customerName: '', customerEmail: '', lang: 'en' as const, totalCents: 100 }
    const texts = { 'shop-paid': { ru: { subject: 'Оплачен {number}' }, en: {} } }
    expect(staffPaidEmail(order, { ...SENDER, texts }).subject).toBe('Оплачен #aaaaaaaa')
    const english = staffPaidEmail(order, { ...SENDER, texts, staffLang: 'en' })
    expect(english).toMatchObject({ to: SENDER.ordersEmail, lang: 'en', subject: 'A new order #aaaaaaaa' })
  })
})
