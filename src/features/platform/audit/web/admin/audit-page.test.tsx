import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NavigationContext } from '#ui/layout/link.tsx'
import { MessagesProvider } from '#ui/text/messages.tsx'
import { ru } from '../../messages/admin.ru.ts'
import type { AuditView } from '../../schemas.ts'
import { EntryText } from './audit-page.tsx'

const ENTRY: AuditView = {
  id: '1',
  when: '2026-11-20T10:00:00Z',
  who: { id: 'a'.repeat(32), email: 'admin@example.com', name: '' },
  what: 'customer.erase',
  subject: 'customer',
  subjectId: 'guest',
  subjectName: '',
  before: null,
  after: null,
  address: null,
}

const draw = (changes: Partial<AuditView>) =>
  renderToStaticMarkup(
    <MessagesProvider lang="ru" dictionary={{ audit: ru }}>
      <NavigationContext value={{ href: (to) => to, go: () => undefined }}>
        <EntryText entry={{ ...ENTRY, ...changes }} rituals={new Map([['ganesha', 'Ганеша-хома']])} />
      </NavigationContext>
    </MessagesProvider>,
  )

it('an audit entry about a guest says “guest” instead of an id', () => {
  const merged = {
    what: 'customer.merge',
    subjectId: 'b'.repeat(32),
    before: { merged: 'guest' },
    after: { orders: 1 },
  }
  const drawn = [draw({}), draw(merged)]
  expect(drawn.map((html) => html.includes('гость'))).toEqual([true, true])
  expect(drawn.join('')).not.toContain('guest')
})

it.each([
  [{ what: 'catalogue.edited', subject: 'ritual', subjectId: 'ganesha' }, '/rituals/ganesha', 'Ганеша-хома'],
  [{ what: 'catalogue.edited', subject: 'ritual', subjectId: 'a-draft' }, '/rituals/a-draft', 'a-draft'],
  [{ what: 'partner.change', subject: 'partner', subjectId: 'p', subjectName: 'Олег' }, '/partners/p', 'партнёр Олег'],
  [
    { what: 'proof.create', subject: 'proof', subjectId: 'x', after: { orderId: 'b'.repeat(32) } },
    '/proofs/x',
    'подтверждение к\u00a0заказу\u00a0#bbbbbbbb',
  ],
  [{ what: 'settings.change', subject: 'settings', subjectId: 'current' }, '/settings', 'настройки'],
])('the audit entry %o links to %s with the text “%s”', (changes, page, text) => {
  const link = /<a[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/.exec(draw(changes)) ?? []
  expect([link[1], link[2]?.replaceAll(/<[^>]*>/g, '')]).toEqual([page, text])
})

it('an audit entry about an erased person has no link', () => {
  expect(draw({ subjectId: 'b'.repeat(32) })).not.toContain('<a ')
})

it.each([
  ['ritual', 'Изменён ритуал'],
  ['article', 'Изменена статья'],
  ['categories', 'Изменены категории'],
])('the audit log describes a change of a %s as “%s”', (subject, words) => {
  expect(draw({ what: 'catalogue.edited', subject, subjectId: 'x' })).toContain(`<span>${words}</span>`)
})

it('the audit log shows settings before and after, and other actions as facts', () => {
  const before = { paymentMethods: { card: { enabled: true } } }
  const after = { paymentMethods: { card: { enabled: false } } }
  const change = draw({ what: 'settings.change', subject: 'settings', before, after })
  expect(change).toContain('способы оплаты · карта · предлагается')
  expect([ru.changes, `>${ru.before}<`, '>да<', '>нет<'].filter((text) => !change.includes(text))).toEqual([])
  const read = draw({ what: 'sheet.read', subject: 'sheet', subjectId: '2026-11-20', after: { performances: 4 } })
  expect(read).toContain(`<summary>${ru.details}</summary>`)
  expect(read).not.toContain(ru.before)
})
