import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { answered, answerWith, renderInPanel } from '../../../../../test/render-form.tsx'
import { en } from '#features/catalogue/catalogue/messages/page.en.ts'
import { EarliestStart } from './earliest-start.tsx'

afterEach(() => void vi.useRealTimers())

const draw = () => renderInPanel(<EarliestStart />, { dictionary: { catalogue: en } })

it('the card with the price names the first day that is not closed', async () => {
  vi.setSystemTime('2026-11-29T12:00:00Z')
  const closed = [{ day: '2026-11-30', kind: 'full', reason: '' }]
  const server = answerWith(answered({ earliest: '2026-11-30', closed }))
  draw()
  expect(screen.getByText('Earliest start: …')).toBeTruthy()
  await waitFor(() => expect(server.calls).toHaveBeenCalledOnce())
  const query = new URL(server.calls.mock.calls[0]?.[0] ?? '', 'http://shop.example').searchParams
  const days = (Date.parse(query.get('to') ?? '') - Date.parse(query.get('from') ?? '')) / 86_400_000
  expect(days).toBe(61)
  expect((await screen.findByText(/Earliest start: \d/)).textContent?.replaceAll('\u00a0', ' ')).toBe(
    'Earliest start: 1 December',
  )
})
