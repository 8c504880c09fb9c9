import { expect, it } from 'vitest'
import { createQueryClient } from '#ui/query-client.ts'
import { ME_CALL, readCurrentUser } from './current-user.ts'

it('who has just signed in is read anew, also while a reading from before it is under way', async () => {
  const answers: ((response: Response) => void)[] = []
  const client = createQueryClient(() => new Promise((resolve) => answers.push(resolve)))
  void client.fetchQuery({ queryKey: [ME_CALL], on401: 'null' })
  const user = readCurrentUser(client)
  answers[0]?.(new Response('{}', { status: 401 }))
  answers[1]?.(new Response('{"id":"anna"}'))
  expect(await user).toEqual({ id: 'anna' })
})
