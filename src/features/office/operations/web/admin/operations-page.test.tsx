import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MessagesProvider } from '#ui/text/messages.tsx'
import { ru } from '../../messages/admin.ru.ts'
import { CheckState } from './operations-page.tsx'

const draw = (fault: string) =>
  renderToStaticMarkup(
    <MessagesProvider lang="ru" dictionary={{ operations: ru }}>
      <CheckState check={{ at: '2026-11-20T10:00:00Z', seconds: 2, fault }} />
    </MessagesProvider>,
  )

it('the error message of a failed test restore is collapsed under its explanation', () => {
  const known = draw('What was restored is not what was backed up (customer_order).')
  expect(known).toContain(ru.faults.different)
  expect(known).toMatch(/<details[^>]*>.*customer_order.*<\/details>/)
  const unknown = draw('something else')
  expect(unknown).toContain('something else')
  expect(unknown).not.toContain('<details')
})
