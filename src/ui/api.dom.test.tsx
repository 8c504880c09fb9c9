import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { useApiMutation, useApiPages, useApiQuery } from './api.ts'
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

/** Answers by address; an address without an answer is not answered before `release`. */
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

it('pages are appended until there are no more', async () => {
  answerAt({
    '/api/partner/clients?lang=en': page(['a', 'b'], 'b%'),
    '/api/partner/clients?lang=en&cursor=b%25': page(['c'], null),
  })
  const { result } = renderHook(() => listClients(''), { wrapper: withClient })
  await waitFor(() => expect(result.current.items?.map(({ id }) => id)).toEqual(['a', 'b']))
  expect(result.current.hasMore).toBe(true)
  act(() => result.current.more())
  await waitFor(() => expect(result.current.items?.map(({ id }) => id)).toEqual(['a', 'b', 'c']))
  expect(result.current).toMatchObject({ hasMore: false, isLoading: false, error: undefined })
})

it('a list of several pages is read from its first page when it is opened again or reloaded', async () => {
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
  await waitFor(() => expect(first.result.current.items).toHaveLength(2))
  act(() => first.result.current.reload())
  await waitFor(() => expect(fetching).toHaveBeenCalledTimes(3))
  await waitFor(() => expect(first.result.current).toMatchObject({ isLoading: false, hasMore: true }))
  act(() => first.result.current.more())
  await waitFor(() => expect(first.result.current.items).toHaveLength(2))
  first.unmount()
  const again = open()
  await waitFor(() => expect(again.result.current).toMatchObject({ isLoading: false, hasMore: true }))
  expect(again.result.current.items?.map(({ id }) => id)).toEqual(['a'])
  expect(fetching).toHaveBeenCalledTimes(5)
})

it('a list stays while another is read, and is read again when it is asked for', async () => {
  const { fetching, release } = answerAt({ '/api/partner/clients?lang=en': page(['a'], null) })
  const { result, rerender } = renderHook(({ q }) => listClients(q), { wrapper: withClient, initialProps: { q: '' } })
  await waitFor(() => expect(result.current.items).toHaveLength(1))
  rerender({ q: 'z' })
  await waitFor(() => expect(result.current.isLoading).toBe(true))
  expect(result.current.items?.map(({ id }) => id)).toEqual(['a'])
  release()
  await waitFor(() => expect(result.current.items).toEqual([]))
  const before = fetching.mock.calls.length
  act(() => result.current.reload())
  await waitFor(() => expect(fetching).toHaveBeenCalledTimes(before + 1))
})

it('a change is pending, then hands on its answer; a refusal is its error', async () => {
  const { fetching } = answerAt({ '/api/card/payment?lang=en': { id: 'p1' } })
  const onSuccess = vi.fn()
  const pay = () => useApiMutation('post', '/api/card/payment', { onSuccess })
  const { result } = renderHook(pay, { wrapper: withClient })
  act(() => result.current.mutate({ query: { lang: 'en' }, body: { orderId: 'o1' } }))
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  expect(onSuccess.mock.lastCall?.[0]).toEqual({ id: 'p1' })
  fetching.mockImplementation(async () => Response.json({ code: 'payments.ended', message: '' }, { status: 409 }))
  act(() => result.current.mutate({ query: { lang: 'en' }, body: { orderId: 'o1' } }))
  await waitFor(() => expect(result.current.error).toMatchObject({ status: 409, problem: { code: 'payments.ended' } }))
})

it('the answer of the request before stays only where that is asked for', async () => {
  const { release } = answerAt({ '/api/verify/1?lang=en': { valid: false } })
  const { result, rerender } = renderHook(
    ({ number }) => {
      const request = { path: { number }, query: { lang: 'en' } } as const
      return [
        useApiQuery('/api/verify/{number}', request, { keepsPrevious: true }).data,
        useApiQuery('/api/verify/{number}', request).data,
      ]
    },
    { wrapper: withClient, initialProps: { number: '1' } },
  )
  await waitFor(() => expect(result.current).toEqual([{ valid: false }, { valid: false }]))
  rerender({ number: '2' })
  await waitFor(() => expect(result.current).toEqual([{ valid: false }, undefined]))
  act(release)
})
