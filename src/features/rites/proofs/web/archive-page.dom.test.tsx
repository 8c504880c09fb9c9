import { QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answered, answerWith, renderOnPage } from '../../../../../test/render-form.tsx'
import { createQueryClient } from '#ui/data/query-client.ts'
import { en as proofs } from '../messages/page.en.ts'
import { en } from '../messages/page-archive.en.ts'
import type { ArchiveSample } from '../schemas-archive.ts'
import { ArchivePage } from './archive-page.tsx'

const SAMPLE: ArchiveSample = {
  ritual: { id: 'ganesha', name: 'Ganesha yagya', category: null, tier: 'enhanced' },
  term: {
    tier: 'Enhanced',
    weeks: 4,
    from: '2026-10-25',
    to: '2026-11-21',
    days: 28,
    fireDays: 7,
    recitations: 21_000,
  },
  performedAt: '2026-11-21T03:30:00.000Z',
  place: 'Varanasi',
  priest: 'Ramesh Shastri',
  priestId: null,
  names: ['Anna Sokolova', 'Pyotr Sokolov'],
  number: 'SAMPLE',
  media: [],
}

const ENTRY = {
  id: 'e1',
  ritual: { id: 'durga', name: 'Durga yagya', category: null },
  day: '2026-11-20',
  place: 'Ujjain',
  priest: null,
  pictures: [],
}

const EXAMPLE = {
  ritual: { id: 'lakshmi', name: 'Lakshmi yagya', category: null },
  day: '2026-11-22',
  place: 'Ayodhya',
  priest: null,
  drawing: { url: '/samples/altar.svg', width: 1280, height: 720, alt: 'A drawing' },
}

function open(answer: { items: unknown[]; sample?: ArchiveSample; examples?: unknown[] }) {
  answerWith(answered({ ...answer, next: null }))
  return renderOnPage(
    <QueryClientProvider client={createQueryClient(undefined, {})}>
      <ArchivePage />
    </QueryClientProvider>,
    { dictionary: { archive: en, proofs } },
  )
}

it('an empty archive shows a complete report, marked as a sample', async () => {
  open({ items: [], sample: SAMPLE })
  const sample = within(await screen.findByRole('region', { name: en.sample.title }))
  expect(sample.getByText(en.sample.stamp)).toBeDefined()
  const text = (term: string) => sample.getByText(term).nextElementSibling?.textContent
  expect(text(proofs.page.names)).toContain('Anna Sokolova')
  expect(text(proofs.term.tier)).toBe('Enhanced, 21,000\u00a0recitations')
  expect(text(proofs.term.days)).toBe('28\u00a0days of recitation, 7 of them with fire')
  expect(text(proofs.page.priest)).toBe('Ramesh Shastri')
  expect(text(proofs.page.place)).toBe('Varanasi')
  expect(text(proofs.page.number)).toBe('SAMPLE')
  const links = sample.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toContain('/samples/certificate.en')
  expect(links).toContain('/samples/proof.en')
})

it('an empty archive without a sample only says that it is empty', async () => {
  open({ items: [] })
  expect(await screen.findByText(en.empty)).toBeDefined()
  expect(screen.queryByText(en.sample.stamp)).toBeNull()
  expect(screen.queryByText(en.lead)).toBeNull()
})

it('a real ritual of the shop replaces the sample', async () => {
  open({ items: [ENTRY] })
  expect(await screen.findByText('Ujjain')).toBeDefined()
  expect(screen.queryByText(en.sample.stamp)).toBeNull()
})

it('the name of a performed ritual does not link to the sales page', async () => {
  open({ items: [ENTRY] })
  const name = await screen.findByRole('heading', { name: 'Durga yagya' })
  expect(within(name).queryByRole('link')).toBeNull()
  const about = screen.getByRole('link', { name: 'About this ritual: Durga yagya' })
  expect(about.getAttribute('href')).toBe('/ritual/durga')
})

it('each invented entry in the archive is marked with the word sample', async () => {
  open({ items: [], examples: [EXAMPLE] })
  const examples = within(await screen.findByRole('region', { name: en.examples.title }))
  expect(examples.getByText('Lakshmi yagya')).toBeDefined()
  expect(examples.getByText(en.sample.stamp)).toBeDefined()
})

it('the archive explains the customers’ consent and what is hidden', async () => {
  open({ items: [ENTRY] })
  await screen.findByText('Ujjain')
  const steps = within(screen.getByRole('region', { name: en.how.title }))
  expect(steps.getAllByRole('listitem')).toHaveLength(en.how.steps.length)
  expect(steps.getByRole('link', { name: en.how.check }).getAttribute('href')).toBe('/verify')
})
