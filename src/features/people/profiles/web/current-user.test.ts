import { expect, it } from 'vitest'
import { createQueryClient } from '#ui/data/query-client.ts'
import { eventually } from '../../../../../test/wait-until.ts'
import { ME_CALL, readCurrentUser } from './current-user.ts'

it('after sign-in the page loads the user again, even during an earlier load', async () => {
  const answers: ((response: Response) => void)[] = []
  const client = createQueryClient(() => new Promise((resolve) => answers.push(resolve)))
  void client.query({ queryKey: [ME_CALL] }).catch(() => {})
  const user = readCurrentUser(client)
  await eventually(() => expect(answers).toHaveLength(2))
  answers[0]?.(new Response('{}', { status: 401 }))
  answers[1]?.(new Response('{"id":"anna"}'))
  expect(await user).toEqual({ id: 'anna' })
})
