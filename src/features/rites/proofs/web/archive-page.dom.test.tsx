import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answered, answerWith, renderOnPage } from '../../../../../test/render-form.tsx'
import { createQueryClient } from '#ui/data/query-client.ts'
import { en } from '../messages/page-archive.en.ts'
import { ArchivePage } from './archive-page.tsx'

function open({ sandbox }: { sandbox: boolean }) {
  answerWith(answered({ items: [], next: null }))
  const client = createQueryClient(undefined, { '/api/shop': { sandbox } })
  return renderOnPage(
    <QueryClientProvider client={client}>
      <ArchivePage />
    </QueryClientProvider>,
    { dictionary: { archive: en } },
  )
}

it('a sandbox’s empty archive has one sample frame, without ritual, day or link', async () => {
  open({ sandbox: true })
  expect(await screen.findByText(en.sample.stamp)).toBeDefined()
  expect(screen.getAllByText(en.sample.name)).toHaveLength(1)
  expect(screen.queryByRole('time')).toBeNull()
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([en.toRituals])
})

it('a real shop’s empty archive has no sample and mentions no performed rituals', async () => {
  open({ sandbox: false })
  expect(await screen.findByText(en.empty)).toBeDefined()
  expect(screen.queryByText(en.sample.stamp)).toBeNull()
  expect(screen.queryByText(en.lead)).toBeNull()
})
