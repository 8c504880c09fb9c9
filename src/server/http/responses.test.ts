import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { file, toResponse, stream } from './responses.ts'
import { answer } from './route.ts'

async function* counted(most: number, taken: number[], ended: string[]) {
  try {
    for (let n = 1; n <= most; n += 1) {
      taken.push(n)
      yield `${n}\n`
    }
  } finally {
    ended.push('ended')
  }
}

describe('a response in JSON', () => {
  it('contains its value, and has no body if there is no value', async () => {
    const cookies = ['a', 'b'].map((name) => ({ name, value: '1', lifeMs: 0, isSecure: false, isHidden: false }))
    const response = await toResponse({ ...answer(201, { id: 1 }, { location: '/1' }), cookies })
    expect(response.status).toBe(201)
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.getSetCookie().map((set) => set.split(';')[0])).toEqual(['a=1', 'b=1'])
    expect(await response.json()).toEqual({ id: 1 })
    const empty = await toResponse(answer(204))
    expect([await empty.text(), empty.headers.get('content-type')]).toEqual(['', null])
  })
})

describe('a response that is a stream', () => {
  it('is produced piece by piece while the client reads', async () => {
    const [taken, ended]: [number[], string[]] = [[], []]
    const response = await toResponse(stream('text/event-stream', counted(1000, taken, ended)))
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    const reader = response.body?.getReader()
    const first = await reader?.read()
    expect(new TextDecoder().decode(first?.value)).toBe('1\n')
    await reader?.cancel()
    await setTimeout(10)
    expect(taken.length).toBeLessThan(10)
    expect(ended).toEqual(['ended'])
  })

  it('becomes an error response if the stream fails before its first part', async () => {
    // oxlint-disable-next-line require-yield -- it fails before
    async function* failing(): AsyncGenerator<string> {
      throw new Error('the database is unavailable')
    }
    await expect(toResponse(stream('text/plain', failing()))).rejects.toThrow('the database is unavailable')
  })

  it('is cut off if the stream fails later, so clients notice the missing end', async () => {
    async function* failing() {
      yield 'a'
      throw new Error('the database is unavailable')
    }
    const response = await toResponse(stream('text/plain', failing()))
    await expect(response.text()).rejects.toThrow('the database is unavailable')
  })

  it('may be empty', async () => {
    expect(await (await toResponse(stream('text/plain', []))).text()).toBe('')
  })
})

it('a file in a response has its bytes, type and name', async () => {
  const response = await toResponse(file('plate.png', 'image/png', [new Uint8Array([1, 2]), new Uint8Array([3])]))
  expect(response.headers.get('content-type')).toBe('image/png')
  expect([...new Uint8Array(await response.arrayBuffer())]).toEqual([1, 2, 3])
})
