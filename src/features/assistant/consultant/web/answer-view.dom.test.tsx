import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { en as catalogue } from '#features/catalogue/catalogue/messages/page.en.ts'
import { createQueryClient } from '#ui/data/query-client.ts'
import { renderOnPage } from '../../../../../test/render-form.tsx'
import { en } from '../messages/page.en.ts'
import type { Answer } from '../rules-transcript.ts'
import { AnswerView } from './answer-view.tsx'

const panel = {
  contacts: { email: 'orders@example.com', messengerLink: 'https://example.com' },
  serviceId: undefined,
  onLeave: () => undefined,
  onHandoff: () => undefined,
}

function show(answer: Partial<Answer>) {
  const whole: Answer = { state: 'done', text: '', cards: [], links: [], ...answer }
  return renderOnPage(
    // The list of rituals never arrives. The cards do not need the list, because they already contain all their data.
    <QueryClientProvider client={createQueryClient(() => new Promise(() => undefined), {})}>
      <AnswerView {...panel} answer={whole} isLast />
    </QueryClientProvider>,
    { dictionary: { catalogue } },
  )
}

describe('an answer to a person in danger', () => {
  it('shows sympathy, then the telephone numbers, then the other text', () => {
    const { container } = show({
      text: 'I am so sorry.\n\nStay with somebody.',
      isCrisis: true,
      handoff: { reason: 'crisis', contacts: [{ label: '116\u00a0123: Samaritans', href: 'tel:116123' }] },
    })
    expect(screen.getByRole('link', { name: /Samaritans/ }).getAttribute('href')).toBe('tel:116123')
    const text = container.textContent ?? ''
    const places = ['I am so sorry.', en.crisis.title, 'Samaritans', 'Stay with somebody.', en.handoffs.crisis].map(
      (part) => text.indexOf(part),
    )
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places).not.toContain(-1)
  })
})

it('an answer has no separate link to a ritual that has a card', () => {
  show({
    text: 'Closest to this: **Ganesha yagya**.',
    cards: [
      {
        serviceId: 'ganesha',
        name: 'Ganesha yagya',
        tier: 'basic',
        termMonths: 0.5,
        priceUsd: 164,
        reason: 'A start.',
      },
    ],
    links: [
      { title: 'Ganesha yagya', href: '/ritual/ganesha' },
      { title: 'Vastu', href: '/article/vastu' },
    ],
  })
  expect(screen.getAllByRole('link', { name: 'Ganesha yagya' })).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Vastu' })).toBeDefined()
})

it('the telephone numbers for help above an answer are links', () => {
  show({
    text: 'Somebody can listen: 911 – emergency, 988 – a crisis line.\n\nIt is 2026.',
    concern: [
      { label: '911: emergency', href: 'tel:911' },
      { label: '988: a crisis line', href: 'tel:988' },
    ],
  })
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['911', 'tel:911'],
    ['988', 'tel:988'],
  ])
})

it.each(['asked', 'unknown', 'refused', 'limits'] as const)(
  'the consultant asks for an e-mail address before promising an answer from staff: %s',
  (reason) => {
    const { container } = show({ text: 'Here is how to write.', handoff: { reason, contacts: [] } })
    expect(container.textContent).toMatch(/a person can answer.*leave your e-mail/i)
    expect(container.textContent).not.toContain('will answer')
    expect(screen.getByRole('button', { name: en.tools.person })).toBeDefined()
  },
)
