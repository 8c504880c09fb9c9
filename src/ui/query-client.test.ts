import { describe, expect, it, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'
import { eventually } from '../../test/eventually.ts'

const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status })

describe('what the pages read', () => {
  it('is asked for once however many ask at the same time', async () => {
    const fetchAddress = vi.fn(async () => json([1]))
    const client = createQueryClient(fetchAddress)
    await Promise.all([client.ensureQueryData({ queryKey: ['/a'] }), client.fetchQuery({ queryKey: ['/a'] })])
    expect(await client.ensureQueryData({ queryKey: ['/a'] })).toEqual([1])
    expect(fetchAddress).toHaveBeenCalledTimes(1)
  })

  it('is null when it does not exist', async () => {
    const client = createQueryClient(async () => json({ code: 'x' }, 404))
    expect(await client.ensureQueryData({ queryKey: ['/a'] })).toBeNull()
    expect(client.view('/a')).toMatchObject({ data: null, isPending: false, isError: false })
  })

  it('is null without a session for who asks so, and then stays so when it is read again', async () => {
    const client = createQueryClient(async () => json({ code: 'x' }, 401))
    await expect(client.fetchQuery({ queryKey: ['/b'] })).rejects.toThrow('401')
    expect(await client.fetchQuery({ queryKey: ['/a'], on401: 'null' })).toBeNull()
    expect(await client.fetchQuery({ queryKey: ['/a'] })).toBeNull()
  })

  it('is asked for again by each page that is opened after a reading failed, and not again once it is there', async () => {
    const answers = [json({}, 503), json({}, 500), json(['ritual'])]
    const fetchAddress = vi.fn(async () => answers.shift() ?? json('too often'))
    const client = createQueryClient(fetchAddress)
    for (const times of [1, 2]) {
      client.fetchMissing({ queryKey: ['/a'] })
      client.fetchMissing({ queryKey: ['/a'] })
      await vi.waitFor(() => expect(client.view('/a')).toMatchObject({ isError: true, isFetching: false }))
      expect(fetchAddress).toHaveBeenCalledTimes(times)
    }
    client.fetchMissing({ queryKey: ['/a'] })
    await vi.waitFor(() => expect(client.view('/a')).toMatchObject({ data: ['ritual'], isError: false }))
    client.fetchMissing({ queryKey: ['/a'] })
    expect(fetchAddress).toHaveBeenCalledTimes(3)
  })

  it('stays as it was when reading it again fails', async () => {
    let fails = false
    const client = createQueryClient(async () => (fails ? json({}, 500) : json('first')))
    await client.fetchQuery({ queryKey: ['/a'] })
    fails = true
    await expect(client.fetchQuery({ queryKey: ['/a'] })).rejects.toThrow('500')
    expect(client.view('/a')).toMatchObject({ data: 'first', isError: true })
  })

  it('is read again after a change if it is on the screen, and forgotten if not', async () => {
    const fetchAddress = vi.fn(async (address: string) => json(address))
    const client = createQueryClient(fetchAddress, { '/shown': 1, '/hidden': 2 })
    client.subscribe('/shown', () => {})
    client.invalidateQueries({ predicate: () => true })
    await eventually(() => expect(client.getQueryData(['/shown'])).toBe('/shown'))
    expect(client.getQueryData(['/hidden'])).toBeUndefined()
    expect(fetchAddress).toHaveBeenCalledTimes(1)
  })

  it('is read once more when it is invalidated while it is being read, and all who wait get what came last', async () => {
    const answers: ((response: Response) => void)[] = []
    const client = createQueryClient(() => new Promise((resolve) => answers.push(resolve)))
    client.subscribe('/a', () => {})
    const before = client.fetchQuery({ queryKey: ['/a'] })
    client.invalidateQueries({ predicate: () => true })
    const after = client.fetchQuery({ queryKey: ['/a'] })
    expect(answers).toHaveLength(2)
    answers[0]?.(json('from before the change'))
    await new Promise(setImmediate)
    expect(client.view('/a')).toMatchObject({ data: undefined, isFetching: true })
    answers[1]?.(json('from after it'))
    expect(await Promise.all([before, after])).toEqual(['from after it', 'from after it'])
    expect(client.getQueryData(['/a'])).toBe('from after it')
  })

  it('is read once more after a change, also while it is being read: that reading may have begun before the change', async () => {
    const answers: ((response: Response) => void)[] = []
    const client = createQueryClient(() => new Promise((resolve) => answers.push(resolve)))
    const before = client.fetchQuery({ queryKey: ['/a'] })
    const after = client.refetchQuery({ queryKey: ['/a'] })
    expect(answers).toHaveLength(2)
    answers[0]?.(json('from before the change'))
    answers[1]?.(json('from after it'))
    expect(await Promise.all([before, after])).toEqual(['from after it', 'from after it'])
  })

  it('fails for none who wait when only the reading before the change failed', async () => {
    const answers: ((response: Response) => void)[] = []
    const client = createQueryClient(() => new Promise((resolve) => answers.push(resolve)))
    client.subscribe('/a', () => {})
    const before = client.fetchQuery({ queryKey: ['/a'] })
    client.invalidateQueries({ predicate: () => true })
    answers[0]?.(json({}, 500))
    answers[1]?.(json('from after it'))
    expect(await before).toBe('from after it')
    expect(client.view('/a')).toMatchObject({ data: 'from after it', isError: false })
  })

  it('that does not exist is known, and not asked for again', async () => {
    const fetchAddress = vi.fn(async () => json({ code: 'x' }, 404))
    const client = createQueryClient(fetchAddress)
    await client.ensureQueryData({ queryKey: ['/a'] })
    expect(await client.ensureQueryData({ queryKey: ['/a'] })).toBeNull()
    expect(fetchAddress).toHaveBeenCalledTimes(1)
  })

  it('is gone when it is removed, even from the screen, and an answer that comes too late is not taken', async () => {
    let answer = (_: Response): void => {}
    const late = new Promise<Response>((resolve) => {
      answer = resolve
    })
    const client = createQueryClient(() => late, { '/mine': 1, '/everybodys': 2 })
    client.subscribe('/mine', () => {})
    const reading = client.fetchQuery({ queryKey: ['/mine'] })
    client.removeQueries({ predicate: ({ queryKey: [address] }) => address === '/mine' })
    expect(client.view('/mine')).toMatchObject({ data: undefined, isPending: true, isFetching: false })
    answer(json('too late'))
    await reading
    expect(client.getQueryData(['/mine'])).toBeUndefined()
    expect(client.getQueryData(['/everybodys'])).toBe(2)
  })

  it('travels with the page and is there at once', () => {
    const client = createQueryClient(undefined, { '/a': { b: 1 } })
    expect(client.view('/a')).toMatchObject({ data: { b: 1 }, isPending: false })
  })
})
