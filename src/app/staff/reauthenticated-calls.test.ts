import { afterEach, expect, it, vi } from 'vitest'
import { waitingCalls } from './reauthenticated-calls.ts'
import { eventually } from '../../../test/wait-until.ts'

const PATH = '/api/admin/orders'
const json = (status: number, body: object) => () => new Response(JSON.stringify(body), { status })
const over = json(401, { code: 'session.missing' })
const unproven = json(403, { code: 'second-factor.needed' })
const done = json(200, {})
const me = (id: string) => json(200, { id })

/** A panel of user `a`, and the server's responses, in the order of the calls. */
function open(...answers: (() => Response)[]) {
  const calledPaths: string[] = []
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('fetch', async (path: string) => {
    calledPaths.push(path)
    return answers.shift()?.() ?? Response.error()
  })
  const ask = vi.fn<(need: string) => void>()
  const onOther = vi.fn<() => void>()
  return { ...waitingCalls({ userId: 'a', ask, onOther }), asked: calledPaths, ask, onOther }
}

afterEach(() => vi.unstubAllGlobals())

it('a call waits until its user signs in again and is then repeated', async () => {
  const { send, end, asked: calledPaths, ask } = open(over, json(401, {}), done)
  const answer = send(PATH, {})
  await eventually(() => expect(ask).toHaveBeenCalledWith('session'))
  end(true)
  expect([(await answer).status, calledPaths]).toEqual([200, [PATH, '/api/auth/me', PATH]])
})

it('a call with an old session is repeated if its user has a new session', async () => {
  const { send, ask } = open(over, me('a'), done)
  expect((await send(PATH, {})).status).toBe(200)
  expect(ask).not.toHaveBeenCalled()
})

it('an expired session’s call is not repeated if another user has signed in', async () => {
  const { send, asked: calledPaths, ask, onOther } = open(over, me('b'), done)
  expect((await send(PATH, {})).status).toBe(401)
  expect(calledPaths).toEqual([PATH, '/api/auth/me'])
  expect(onOther).toHaveBeenCalledOnce()
  expect(ask).not.toHaveBeenCalled()
})

it('another signed-in user gets no prompt for the second factor', async () => {
  const { send, asked: calledPaths, ask, onOther } = open(unproven, me('b'), done)
  expect((await send(PATH, {})).status).toBe(403)
  expect(calledPaths).toEqual([PATH, '/api/auth/me'])
  expect(onOther).toHaveBeenCalledOnce()
  expect(ask).not.toHaveBeenCalled()
})

it('a call is repeated after its user enters the second factor', async () => {
  const { send, end, asked: calledPaths, ask } = open(unproven, me('a'), me('a'), done)
  const answer = send(PATH, {})
  await eventually(() => expect(ask).toHaveBeenCalledWith('second-factor'))
  end(true)
  expect([(await answer).status, calledPaths]).toEqual([200, [PATH, '/api/auth/me', '/api/auth/me', PATH]])
})

it('a call stays refused if another user signs in and enters a second factor', async () => {
  const { send, end, asked: calledPaths, ask, onOther } = open(unproven, me('a'), me('b'), done)
  const answer = send(PATH, {})
  await eventually(() => expect(ask).toHaveBeenCalledWith('second-factor'))
  end(true)
  expect([(await answer).status, calledPaths]).toEqual([403, [PATH, '/api/auth/me', '/api/auth/me']])
  expect(onOther).toHaveBeenCalledOnce()
})

it('a call stays refused if its user cancels the prompt', async () => {
  const { send, end, ask } = open(unproven, me('a'), done)
  const answer = send(PATH, {})
  await eventually(() => expect(ask).toHaveBeenCalledWith('second-factor'))
  end(false)
  expect((await answer).status).toBe(403)
})
