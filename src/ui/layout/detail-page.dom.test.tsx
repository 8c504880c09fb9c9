import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInPanel } from '../../../test/render-form.tsx'
import { DetailPage } from './detail-page.tsx'
import type { Query } from '../feedback/loaded.tsx'
import { en as panel } from '../text/panel-messages.en.ts'
import { Section } from './section.tsx'

type Props = { query: Query<{ name: string } | null>; unknown?: string }

const draw = (props: Props) =>
  renderInPanel(
    <DetailPage
      back={{ href: '/reviews', text: 'All reviews' }}
      title="Review"
      head={({ name }) => ({ title: name })}
      {...props}
    >
      {({ name }) => <Section title="Text">{name} thanks</Section>}
    </DetailPage>,
  )

const title = () => screen.getByRole('heading', { level: 1 }).textContent
const hasWayBack = () => screen.getAllByRole('link', { name: 'All reviews' }).length === 1

it('a page has a title and a back link before its data is loaded', () => {
  draw({ query: { data: undefined } })
  expect(title()).toBe('Review')
  expect(hasWayBack()).toBe(true)
  expect(screen.getByRole('status', { name: panel.loading })).toBeTruthy()
})

it('a page that failed to load shows an error, and can load again', async () => {
  const refetch = vi.fn()
  const { user } = draw({ query: { data: undefined, error: new Error('500'), refetch } })
  expect(title()).toBe('Review')
  await user.click(screen.getByRole('button', { name: panel.retry }))
  expect(refetch).toHaveBeenCalledOnce()
})

it('a page for a missing record shows a notice and a back link', () => {
  draw({ query: { data: null }, unknown: 'There is no such review' })
  expect(title()).toBe('There is no such review')
  expect(hasWayBack()).toBe(true)
})

it('a page for a missing record has a general notice by default', () => {
  draw({ query: { data: null } })
  expect(title()).toBe('Review')
  expect(screen.getByText(panel.missing)).toBeTruthy()
})

it('a page is named by its record, and each section by its heading', () => {
  draw({ query: { data: { name: 'Olga' } } })
  expect(title()).toBe('Olga')
  expect(hasWayBack()).toBe(true)
  expect(screen.getByRole('region', { name: 'Text' }).textContent).toBe('TextOlga thanks')
})
