import { describe, expect, it } from 'vitest'
import { proofPublishedEmail } from './emails.ts'

const sender = {
  shopName: { ru: 'Ахути', en: 'Ahuti' },
  ordersEmail: 'orders@shop.example',
  origin: 'https://shop.example',
}
const ORDER = {
  id: 'a'.repeat(32),
  customerName: 'Dorothy',
  customerEmail: 'dorothy@mail.example',
  lang: 'en' as const,
}
const PERFORMED = {
  proofId: 'p1',
  token: 't1',
  line: { names: { ru: 'Ганеша-ягья', en: 'Ganesha yagya' }, serviceId: 'ganesha' },
  performedAt: new Date('2026-11-28T02:00:00Z'),
  place: 'Assi Ghat',
  names: ['Dorothy'],
  pictureId: 'm1',
  files: ['image'],
}

describe('the e-mail about a performed ritual', () => {
  it('contains the names that were read, the day and the place', () => {
    const { text } = proofPublishedEmail(ORDER, PERFORMED, sender)
    expect(text).toContain('Dorothy’s name was read on 28 November 2026. Place: Assi Ghat.')
    const family = proofPublishedEmail(ORDER, { ...PERFORMED, names: ['Dorothy', 'Anna'] }, sender)
    expect(family.text).toContain('The names of Dorothy, Anna were read on 28 November 2026. Place: Assi Ghat.')
    const russian = proofPublishedEmail({ ...ORDER, lang: 'ru' }, { ...PERFORMED, names: ['Анна'] }, sender)
    expect(russian.text).toContain('Имя прочитано 28 ноября 2026 г.: Анна. Место: Assi Ghat.')
  })

  it('says that names were read on the first day, and lists only existing files', () => {
    const days = { from: '2026-12-05', to: '2026-12-18', days: 14, fireDays: 3 }
    const term = { tier: 'Basic', weeks: 2, ...days, recitations: 11_000 }
    const performed = { ...PERFORMED, performedAt: new Date('2026-12-18T04:00:00Z'), term }
    const { text } = proofPublishedEmail(ORDER, performed, sender)
    expect(text).toContain('Dorothy’s name was read on 5 December 2026.')
    expect(text).toContain('On the page of the ritual: 1 photograph, the certificate.')
    const unread = proofPublishedEmail(ORDER, { ...performed, names: [] }, sender)
    expect(unread.text).toContain('“Ganesha yagya” was performed from 5 December 2026 to 18 December 2026.')
    const files = ['image', 'video', 'image', 'image']
    const russian = proofPublishedEmail({ ...ORDER, lang: 'ru' }, { ...performed, files, names: ['Анна'] }, sender)
    expect(russian.text).toContain('Имя прочитано 5 декабря 2026 г.: Анна.')
    expect(russian.text).toContain('На странице ритуала: 3 снимка, 1 видеозапись, свидетельство.')
  })

  it('contains no name if the customer has not confirmed the e-mail address', () => {
    const { text, html } = proofPublishedEmail({ ...ORDER, customerName: '' }, { ...PERFORMED, names: [] }, sender)
    expect(text).toContain('“Ganesha yagya” was performed on 28 November 2026. Place: Assi Ghat.')
    expect(`${text}${html}`).not.toContain('Dorothy')
  })

  it('contains the order, tier, days, priest and certificate number', () => {
    const term = {
      tier: 'Enhanced',
      weeks: 4,
      from: '2026-11-01',
      to: '2026-11-28',
      days: 28,
      fireDays: 7,
      recitations: 21_000,
    }
    const known = { term, priest: 'Vishnu Dikshit', number: 'K7QM-2X9D-4TRA', initials: ['D. E.'] }
    const { text } = proofPublishedEmail(ORDER, { ...PERFORMED, names: [], ...known }, sender)
    for (const row of [
      'Order: #aaaaaaaa',
      'Names read: D. E.',
      'Option: Enhanced, 21,000 recitations',
      'Term: from 1 November 2026 to 28 November 2026',
      'Days: 28 days of recitation, 7 of them with fire',
      'Priest: Vishnu Dikshit',
      'Certificate number: K7QM-2X9D-4TRA',
    ])
      expect(text).toContain(row)
  })

  it('has one photo and one button, which both link to the ritual’s page', () => {
    const { html = '' } = proofPublishedEmail(ORDER, PERFORMED, sender)
    expect(html.match(/src="[^"]*\/media\/[^"]*"/g)).toEqual(['src="https://shop.example/media/m1/960.jpg"'])
    expect(html.match(/class="button"/g)).toHaveLength(1)
    expect(html.match(/href="https:\/\/shop\.example\/proof\/t1\?lang=en"/g)).toHaveLength(2)
  })

  it('has no picture if the report has no picture', () => {
    const { html } = proofPublishedEmail(ORDER, { ...PERFORMED, pictureId: undefined }, sender)
    expect(html).not.toContain('/media/')
  })
})
