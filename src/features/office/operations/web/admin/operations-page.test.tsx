import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MessagesProvider } from '#ui/text/messages.tsx'
import { en } from '../../messages/admin.en.ts'
import { ru } from '../../messages/admin.ru.ts'
import { ArchiveState, CheckState, nameVersion } from './operations-page.tsx'

const draw = (fault: string) =>
  renderToStaticMarkup(
    <MessagesProvider lang="ru" dictionary={{ operations: ru }}>
      <CheckState check={{ at: '2026-11-20T10:00:00Z', seconds: 2, fault }} />
    </MessagesProvider>,
  )

it('the page explains a failed test restore; a click shows the error text', () => {
  const known = draw('The restored data is not what was backed up. These tables differ: customer_order.')
  expect(known).toContain(ru.faults.different)
  expect(known).toMatch(/<details[^>]*>.*customer_order.*<\/details>/)
  const unknown = draw('something else')
  expect(unknown).toContain('something else')
  expect(unknown).not.toContain('<details')
})

const drawArchive = (archive: { ageSeconds: number | null; failedCount: number; isLate: boolean }) =>
  renderToStaticMarkup(
    <MessagesProvider lang="ru" dictionary={{ operations: ru }}>
      <ArchiveState archive={{ archivedAt: null, failedAt: null, ...archive }} />
    </MessagesProvider>,
  )

it('the panel shows the age of the log archive and its failed attempts', () => {
  expect(drawArchive({ ageSeconds: 20, failedCount: 0, isLate: false })).toBe('последняя часть 20\u00a0с\u00a0назад ')
  const late = drawArchive({ ageSeconds: 600, failedCount: 12, isLate: true })
  expect(late).toContain('последняя часть 10\u00a0мин\u00a0назад, неудачных попыток: 12')
  expect(late).toMatch(/<span[^>]*>отстаёт<\/span>/)
  expect(drawArchive({ ageSeconds: null, failedCount: 0, isLate: false })).toContain('пока пуст')
})

it('the shown version contains its commit, or says that the commit is unknown', () => {
  expect(nameVersion('0.2.0+abc1234', ru)).toBe('0.2.0+abc1234')
  expect(nameVersion('0.2.0', en)).toBe('0.2.0 (commit unknown)')
  expect(nameVersion('0.2.0', ru)).toBe('0.2.0 (коммит неизвестен)')
})
