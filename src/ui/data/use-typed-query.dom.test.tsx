import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'
import { useTypedQuery } from './use-typed-query.ts'

function draw(read: (q: string, signal: AbortSignal) => Promise<string>, keepsLast = false) {
  const client = createQueryClient()
  function Search() {
    const [q, setQ] = useState('')
    const { data, isFetching } = useTypedQuery({
      queryKey: ['/api/x', q],
      pause: 50,
      read: (signal) => read(q, signal),
      enabled: q !== '',
      keepsLast,
    })
    return (
      <>
        <input aria-label="q" value={q} onChange={({ target }) => setQ(target.value)} />
        <output>{`${isFetching ? 'reading' : 'still'} ${data ?? 'nothing'}`}</output>
      </>
    )
  }
  render(
    <QueryClientProvider client={client}>
      <Search />
    </QueryClientProvider>,
  )
  return {
    user: userEvent.setup(),
    field: screen.getByLabelText('q'),
    says: () => screen.getByRole('status').textContent,
  }
}

it('a search during typing sends one request after the user stops typing', async () => {
  const read = vi.fn(async (q: string) => `found ${q}`)
  const { user, field, says } = draw(read)
  await user.type(field, 'agni')
  await waitFor(() => expect(says()).toBe('still found agni'))
  expect(read).toHaveBeenCalledOnce()
})

it('a search during typing cancels the old request and keeps the last answer', async () => {
  const signals: AbortSignal[] = []
  const read = async (q: string, signal: AbortSignal) => {
    signals.push(signal)
    return q === 'ab' ? await Promise.withResolvers<string>().promise : `found ${q}`
  }
  const { user, field, says } = draw(read, true)
  await user.type(field, 'a')
  await waitFor(() => expect(says()).toBe('still found a'))
  await user.type(field, 'b')
  await waitFor(() => expect(signals).toHaveLength(2))
  expect(says()).toBe('reading found a')
  await user.type(field, 'c')
  await waitFor(() => expect(says()).toBe('still found abc'))
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, true, false])
})
