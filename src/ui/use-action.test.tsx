import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { MessagesProvider } from './messages.tsx'
import { en as panel } from './panel-messages.en.ts'
import { type ProblemBody, RequestError } from './request.ts'
import { type Action, useAction } from './use-action.ts'

/** Does what is refused so, and answers how often what stands was read again. */
async function refused(problem: ProblemBody): Promise<number> {
  const readAgain = vi.fn()
  let action: Action<[]> | undefined
  function Part() {
    action = useAction(async () => {
      throw new RequestError(problem.status, problem.message, problem)
    }, readAgain)
    return null
  }
  renderToStaticMarkup(
    <MessagesProvider lang="en" dictionary={{ panel }}>
      <Part />
    </MessagesProvider>,
  )
  expect(await action?.run()).toBe(false)
  return readAgain.mock.calls.length
}

it('what somebody else has changed meanwhile is read again, so that the next try can be made from there', async () => {
  expect(await refused({ status: 409, code: 'conflict.version', message: 'Changed meanwhile' })).toBe(1)
  expect(await refused({ status: 409, code: 'calendar.not-paid', message: 'Not paid' })).toBe(0)
})
