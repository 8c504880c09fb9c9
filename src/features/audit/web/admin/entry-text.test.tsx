import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MessagesProvider } from '#ui/messages.tsx'
import { ru } from '../../messages-admin.ru.ts'
import type { AuditView } from '../../schemas.ts'
import { EntryText } from './entry-text.tsx'

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
      <EntryText entry={{ ...ENTRY, ...changes }} />
    </MessagesProvider>,
  )

it('a guest, who has no id in the audit, is named by a word', () => {
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
