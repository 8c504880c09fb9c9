import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answered, answerWith, renderOnPage } from '../../../../../test/render-form.tsx'
import { createQueryClient } from '#ui/data/query-client.ts'
import { en } from '../messages/page.en.ts'
import type { GroupView } from '../schemas.ts'
import { GroupPage } from './group-page.tsx'

const GROUP: GroupView = {
  id: 'g1',
  ritual: { id: 'ganesha', name: 'Ganesha yagya', description: 'Before a new work.', category: null },
  performsAt: '2026-12-05T03:30:00.000Z',
  closesAt: '2026-12-04T03:30:00.000Z',
  places: 24,
  left: 24,
  price: 54,
  closed: null,
}

function open(more: Partial<GroupView>) {
  answerWith(answered({ ...GROUP, ...more }))
  const client = createQueryClient(undefined, { '/api/categories?lang=en': [] })
  return renderOnPage(
    <QueryClientProvider client={client}>
      <GroupPage id="g1" />
    </QueryClientProvider>,
    { dictionary: { groups: en } },
  )
}

it('an open group ritual shows each time once, with the reader’s time zone', async () => {
  open({})
  const times = await screen.findAllByRole('time')
  expect(times.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    '5 December 2026, 03:30',
    '4 December 2026, 03:30',
  ])
  expect(screen.getAllByText('UTC', { exact: false })).toHaveLength(2)
  expect(screen.getByText(en.about)).toBeDefined()
})

it.each(['cancelled', 'closed', 'full'] as const)('the page says that the group ritual is %s', async (closed) => {
  open({ closed, left: 0 })
  expect(await screen.findByText(en.closed[closed].title)).toBeDefined()
  expect(screen.queryByText(en.about)).toBeNull()
})
