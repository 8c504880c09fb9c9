import { expect, it } from 'vitest'
import { replyHref } from './rules.ts'

const ASKED = {
  email: 'olga+fire@example.com',
  name: 'Ольга',
  note: 'Какой день лучше?\nИ сколько стоит?',
  turns: [
    { role: 'visitor' as const, text: 'Which day suits & why?' },
    { role: 'consultant' as const, text: 'Any Thursday.' },
  ],
  lang: 'ru' as const,
  askedAt: '2026-11-28T20:00:00Z',
}

/** Reads a link as a mail program does (RFC 6068): the address and the fields are percent-decoded, and a plus stays a plus. */
function readMailto(href: string): Record<string, string> {
  const [, to = '', query = ''] = /^mailto:([^?]*)\?(.*)$/.exec(href) ?? []
  const fields = query.split('&').map((part) => part.split('=').map(decodeURIComponent))
  return { to: decodeURIComponent(to), ...Object.fromEntries(fields) }
}

it('the prepared e-mail has a subject, a greeting and the visitor’s question', () => {
  expect(readMailto(replyHref(ASKED))).toEqual({
    to: 'olga+fire@example.com',
    subject: 'Ваш вопрос от 28 ноября 2026 г.',
    body: 'Здравствуйте, Ольга!\r\n\r\n\r\n\r\nВы спрашивали:\r\n> Какой день лучше?\r\n> И сколько стоит?',
  })
})

it('the e-mail’s subject has the date in the time zone of the visitor’s language', () => {
  const late = { ...ASKED, askedAt: '2026-11-28T22:00:00Z' }
  const subjects = (['ru', 'en'] as const).map((lang) => readMailto(replyHref({ ...late, lang })).subject)
  expect(subjects).toEqual(['Ваш вопрос от 29 ноября 2026 г.', 'Your question of 28 November 2026'])
})

it('the e-mail quotes the visitor’s last message if the visitor wrote no note', () => {
  const { body } = readMailto(replyHref({ ...ASKED, lang: 'en', name: '', note: '' }))
  expect(body).toBe('Hello!\r\n\r\n\r\n\r\nYou asked us:\r\n> Which day suits & why?')
})

it.each([
  ['a long question', { note: 'щ'.repeat(4000) }],
  ['many lines', { note: 'щ\n'.repeat(120) }],
  ['signs of two code units', { note: '🔥'.repeat(240) }],
  [
    'a long name and address',
    { name: 'Щ'.repeat(100), email: `${'a'.repeat(64)}@${'b'.repeat(185)}.ru`, note: 'щ'.repeat(240) },
  ],
])('the link that opens the prepared e-mail is under 2,000 characters: %s', (_, asked) => {
  const href = replyHref({ ...ASKED, ...asked })
  expect(href.length).toBeLessThan(2000)
  expect(readMailto(href).body).toMatch(/\r\n> [^]*(?:щ|🔥|\r\n> )…$/u)
})

it('the prepared e-mail omits a name that is too long for the link', () => {
  const href = replyHref({ ...ASKED, name: 'Щ'.repeat(400) })
  expect(href.length).toBeLessThan(2000)
  expect(readMailto(href).body).toMatch(/^Здравствуйте!\r\n/)
})
