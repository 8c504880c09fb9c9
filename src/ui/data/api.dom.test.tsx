import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { useApiPages } from './api.ts'
import { createQueryClient } from './query-client.ts'

afterEach(() => vi.unstubAllGlobals())

const client = (id: string) => ({
  id,
  firstName: id,
  lastName: '',
  email: '',
  phoneNumber: '',
  orders: 0,
  createdAt: '',
})
const page = (ids: string[], next: string | null) => ({ items: ids.map(client), next })

function withClient({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={createQueryClient(fetch)}>{children}</QueryClientProvider>
}

/** Responses by address. A call to an address without a response waits until `release`. */
function answerAt(answers: Record<string, unknown>) {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const fetching = vi.fn(async (address: string, _init?: RequestInit) => {
    if (!(address in answers)) await held
    return Response.json(answers[address] ?? page([], null))
  })
  vi.stubGlobal('fetch', fetching)
  return { fetching, release }
}

const listClients = (q: string) => useApiPages('/api/partner/clients', { query: { q: q || undefined, lang: 'en' } })

it('a list adds pages until there are no more pages', async () => {
  answerAt({
    '/api/partner/clients?lang=en': page(['a', 'b'], 'b%'),
    '/api/partner/clients?lang=en&cursor=b%25': page(['c'], null),
  })
  const { result } = renderHook(() => listClients(''), { wrapper: withClient })
  await waitFor(() => expect(result.current.data?.map(({ id }) => id)).toEqual(['a', 'b']))
  expect(result.current.hasMore).toBe(true)
  act(() => result.current.more())
  await waitFor(() => expect(result.current.data?.map(({ id }) => id)).toEqual(['a', 'b', 'c']))
  expect(result.current).toMatchObject({ hasMore: false, isFetching: false, error: null })
})

it('a list of several pages begins with page one again when it is reopened', async () => {
  const { fetching } = answerAt({
    '/api/partner/clients?lang=en': page(['a'], 'x'),
    '/api/partner/clients?lang=en&cursor=x': page(['b'], null),
  })
  const queryClient = createQueryClient(fetch)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const open = () => renderHook(() => listClients(''), { wrapper })
  const first = open()
  await waitFor(() => expect(first.result.current.hasMore).toBe(true))
  act(() => first.result.current.more())
  await waitFor(() => expect(first.result.current.data).toHaveLength(2))
  act(() => first.result.current.refetch())
  await waitFor(() => expect(fetching).toHaveBeenCalledTimes(3))
  await waitFor(() => expect(first.result.current).toMatchObject({ isFetching: false, hasMore: true }))
  act(() => first.result.current.more())
  await waitFor(() => expect(first.result.current.data).toHaveLength(2))
  first.unmount()
  const again = open()
  await waitFor(() => expect(again.result.current).toMatchObject({ isFetching: false, hasMore: true }))
  expect(again.result.current.data?.map(({ id }) => id)).toEqual(['a'])
  expect(fetching).toHaveBeenCalledTimes(5)
})

it('a list stays visible while another list loads, and can be loaded again', async () => {
  const { fetching, release } = answerAt({ '/api/partner/clients?lang=en': page(['a'], null) })
  const { result, rerender } = renderHook(({ q }) => listClients(q), { wrapper: withClient, initialProps: { q: '' } })
  await waitFor(() => expect(result.current.data).toHaveLength(1))
  rerender({ q: 'z' })
  await waitFor(() => expect(result.current.isFetching).toBe(true))
  expect(result.current.data?.map(({ id }) => id)).toEqual(['a'])
  release()
  await waitFor(() => expect(result.current.data).toEqual([]))
  const before = fetching.mock.calls.length
  act(() => result.current.refetch())
  await waitFor(() => expect(fetching).toHaveBeenCalledTimes(before + 1))
})
