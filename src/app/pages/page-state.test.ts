import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '#ui/data/query-client.ts'
import { dehydrateAnswers, hydrateAnswers } from './page-state.ts'

afterEach(() => {
  vi.useRealTimers()
})

const KNOWN = { '/api/shop': { name: 'Ahuti' }, '/api/orders/a?lang=en': null }

/** The state of a page rendered at this time. */
function stateAt(moment: string) {
  vi.useFakeTimers({ now: new Date(moment) })
  return dehydrateAnswers(createQueryClient(undefined, KNOWN), () => true)
}

it('the state embedded in a page does not depend on the time of rendering', () => {
  expect(JSON.stringify(stateAt('2026-11-28T10:00:00Z'))).toBe(JSON.stringify(stateAt('2027-02-01T03:00:00Z')))
})

it('a response inside the page state is used immediately and not requested again', () => {
  const state = stateAt('2026-11-28T10:00:00Z')
  const fetchAddress = vi.fn(async () => new Response('{}'))
  const client = createQueryClient(fetchAddress)
  hydrateAnswers(client, state)
  for (const [address, value] of Object.entries(KNOWN)) {
    const page = new QueryObserver(client, { queryKey: [address] })
    const close = page.subscribe(() => {})
    expect(page.getCurrentResult()).toMatchObject({ data: value, isFetching: false, dataUpdatedAt: Date.now() })
    close()
  }
  expect(fetchAddress).not.toHaveBeenCalled()
})
