import { afterEach, expect, it, vi } from 'vitest'
import { waitingCalls } from './reauthenticated-calls.ts'
import { eventually } from '../../../test/eventually.ts'

const PATH = '/api/admin/orders'
const json = (status: number, body: object) => () => new Response(JSON.stringify(body), { status })
const over = json(401, { code: 'session.missing' })
const unproven = json(403, { code: 'second-factor.needed' })
const done = json(200, {})
const me = (id: string) => json(200, { id })

/** A panel of the person `a`, and what the server answers, call by call. */
function open(...answers: (() => Response)[]) {
  const asked: string[] = []
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return answers.shift()?.() ?? Response.error()
  })
  const ask = vi.fn<(need: string) => void>()
  const onOther = vi.fn<() => void>()
  return { ...waitingCalls({ userId: 'a', ask, onOther }), asked, ask, onOther }
}

afterEach(() => vi.unstubAllGlobals())

it('a call waits for its person to sign in again, and is then made', async () => {
  const { send, end, asked, ask } = open(over, json(401, {}), done)
  const answer = send(PATH, {})
  await eventually(() => expect(ask).toHaveBeenCalledWith('session'))
  end(true)
  expect([(await answer).status, asked]).toEqual([200, [PATH, '/api/auth/me', PATH]])
})

it('a call that was only late, for its person has a new session, is made again without a question', async () => {
  const { send, ask } = open(over, me('a'), done)
  expect((await send(PATH, {})).status).toBe(200)
  expect(ask).not.toHaveBeenCalled()
})

it('a call that found its session over is not made in the name of who signed in since', async () => {
  const { send, asked, ask, onOther } = open(over, me('b'), done)
  expect((await send(PATH, {})).status).toBe(401)
  expect(asked).toEqual([PATH, '/api/auth/me'])
  expect(onOther).toHaveBeenCalledOnce()
  expect(ask).not.toHaveBeenCalled()
})

it('the second factor of somebody else, who signed in since, is not asked for', async () => {
  const { send, asked, ask, onOther } = open(unproven, me('b'), done)
  expect((await send(PATH, {})).status).toBe(403)
  expect(asked).toEqual([PATH, '/api/auth/me'])
  expect(onOther).toHaveBeenCalledOnce()
  expect(ask).not.toHaveBeenCalled()
})

it('a call is made once its person has passed the second factor', async () => {
  const { send, end, asked, ask } = open(unproven, me('a'), me('a'), done)
  const answer = send(PATH, {})
  await eventually(() => expect(ask).toHaveBeenCalledWith('second-factor'))
  end(true)
  expect([(await answer).status, asked]).toEqual([200, [PATH, '/api/auth/me', '/api/auth/me', PATH]])
})

it('a call stays refused where somebody else signed in and passed the second factor that it waited for', async () => {
  const { send, end, asked, ask, onOther } = open(unproven, me('a'), me('b'), done)
  const answer = send(PATH, {})
  await eventually(() => expect(ask).toHaveBeenCalledWith('second-factor'))
  end(true)
  expect([(await answer).status, asked]).toEqual([403, [PATH, '/api/auth/me', '/api/auth/me']])
  expect(onOther).toHaveBeenCalledOnce()
})

it('a call stays refused where its person did not sign in', async () => {
  const { send, end, ask } = open(unproven, me('a'), done)
  const answer = send(PATH, {})
  await eventually(() => expect(ask).toHaveBeenCalledWith('second-factor'))
  end(false)
  expect((await answer).status).toBe(403)
})
