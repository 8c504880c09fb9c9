import { describe, expect, it } from 'vitest'
import { openAccountQueue } from './build-api.ts'
import { file, toResponse } from './responses.ts'
import { answer } from './route.ts'

const ONE = { most: 0, patienceMs: 0 }
const done = async () => answer(200, 'done')
const download = async () => file('all.json', 'application/json', ['[', ']'])
const refusal = { kind: 'too-many', details: { retryAfter: 1 } }

describe('the limit of simultaneous calls by one account', () => {
  it('counts a call until its response is ready', async () => {
    const inTurn = openAccountQueue(ONE)
    const gate = Promise.withResolvers<void>()
    const first = inTurn('anna', async () => {
      await gate.promise
      return await done()
    })
    await expect(inTurn('anna', done)).rejects.toMatchObject(refusal)
    await expect(inTurn('boris', done)).resolves.toMatchObject({ status: 200 })
    gate.resolve()
    await first
    await expect(inTurn('anna', done)).resolves.toMatchObject({ status: 200 })
  })

  it('counts a call until its file is completely sent', async () => {
    const inTurn = openAccountQueue(ONE)
    const response = await toResponse(await inTurn('anna', download))
    await expect(inTurn('anna', download)).rejects.toMatchObject(refusal)
    expect(await response.text()).toBe('[]')
    await expect(inTurn('anna', done)).resolves.toMatchObject({ status: 200 })
  })

  it('stops counting a call if the client disconnects during a file', async () => {
    const inTurn = openAccountQueue(ONE)
    const response = await toResponse(await inTurn('anna', download))
    await response.body?.cancel()
    await expect(inTurn('anna', done)).resolves.toMatchObject({ status: 200 })
  })

  it('stops counting a call that fails, before or during the file', async () => {
    const inTurn = openAccountQueue(ONE)
    const failing = async () => {
      throw new Error('the database is unavailable')
    }
    await expect(inTurn('anna', failing)).rejects.toThrow('the database is unavailable')
    async function* pieces() {
      yield '['
      throw new Error('the database is unavailable')
    }
    const response = await toResponse(await inTurn('anna', async () => file('all.json', 'application/json', pieces())))
    await expect(response.text()).rejects.toThrow('the database is unavailable')
    await expect(inTurn('anna', done)).resolves.toMatchObject({ status: 200 })
  })
})
