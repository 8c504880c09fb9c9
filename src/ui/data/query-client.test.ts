import { QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, vi } from 'vitest'
import { eventually } from '../../../test/wait-until.ts'
import { createQueryClient, forgetQueries } from './query-client.ts'

const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status })

/** Mounts a query. Returns a function that unmounts the query. */
function open(client: ReturnType<typeof createQueryClient>, address: string) {
  const observer = new QueryObserver(client, { queryKey: [address] })
  return { close: observer.subscribe(() => {}), result: () => observer.getCurrentResult() }
}

describe('a query of the page', () => {
  it('is null for a 404, and the call is not repeated', async () => {
    const fetchAddress = vi.fn(async () => json({ code: 'x' }, 404))
    const client = createQueryClient(fetchAddress)
    expect(await client.query({ queryKey: ['/a'], staleTime: 'static' })).toBeNull()
    expect(await client.query({ queryKey: ['/a'], staleTime: 'static' })).toBeNull()
    expect(fetchAddress).toHaveBeenCalledTimes(1)
  })

  it('fails for a signed-out visitor, or is null if the caller allows null', async () => {
    const client = createQueryClient(async () => json({ code: 'x' }, 401))
    await expect(client.query({ queryKey: ['/b'] })).rejects.toThrow('401')
    expect(await client.query({ queryKey: ['/a'], meta: { on401: 'null' } })).toBeNull()
  })

  it('is repeated on the next page only after a failure', async () => {
    const answers = [json({}, 503), json({}, 500), json(['ritual'])]
    const fetchAddress = vi.fn(async () => answers.shift() ?? json('too often'))
    const client = createQueryClient(fetchAddress)
    for (const times of [1, 2]) {
      const page = open(client, '/a')
      await eventually(() => expect(page.result()).toMatchObject({ isError: true, isFetching: false }))
      expect(fetchAddress).toHaveBeenCalledTimes(times)
      page.close()
    }
    const page = open(client, '/a')
    await eventually(() => expect(page.result()).toMatchObject({ data: ['ritual'], isError: false }))
    page.close()
    open(client, '/a')
    expect(fetchAddress).toHaveBeenCalledTimes(3)
  })

  it('keeps its data if a later load fails', async () => {
    const answers = [json('first'), json({}, 500)]
    const client = createQueryClient(async () => answers.shift() ?? json('too often'))
    await client.query({ queryKey: ['/a'] })
    const page = open(client, '/a')
    await client.refetchQueries({ queryKey: ['/a'] })
    expect(page.result()).toMatchObject({ data: 'first', isError: true })
  })

  it('fails immediately without a connection', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const client = createQueryClient(async () => await Promise.reject(new TypeError('Failed to fetch')))
    await expect(client.query({ queryKey: ['/a'] })).rejects.toThrow('Failed to fetch')
    vi.unstubAllGlobals()
  })

  it('loses its data when the code deletes the data, and ignores later answers', async () => {
    const late = Promise.withResolvers<Response>()
    const client = createQueryClient(async () => await late.promise, { '/mine': 1, '/everybodys': 2 })
    const page = open(client, '/mine')
    const reading = client.refetchQueries({ queryKey: ['/mine'] })
    forgetQueries(client, (address) => address === '/mine')
    expect(page.result()).toMatchObject({ data: undefined, isPending: true, isFetching: false })
    late.resolve(json('too late'))
    await reading
    expect(client.getQueryData(['/mine'])).toBeUndefined()
    expect(client.getQueryData(['/everybodys'])).toBe(2)
  })

  it('has data immediately if the page contains the data', () => {
    const client = createQueryClient(undefined, { '/a': { b: 1 } })
    expect(open(client, '/a').result()).toMatchObject({ data: { b: 1 }, isPending: false, isFetching: false })
  })
})
