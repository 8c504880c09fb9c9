import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createQueryClient } from '#ui/data/query-client.ts'
import { answered, answerWith, lost, renderOnPage } from '../../../../../test/render-form.tsx'
import { en } from '../messages/page.en.ts'
import { RemindersPage } from './reminders-page.tsx'

const open = () =>
  renderOnPage(
    <QueryClientProvider client={createQueryClient(fetch, {})}>
      <RemindersPage token="t1" />
    </QueryClientProvider>,
    { dictionary: { reminders: en } },
  )

it('the reminders page changes nothing when opened, and one click stops the reminders', async () => {
  const opened = answerWith(answered({ kind: 'plan', isOn: true }))
  const { user } = open()
  const button = await screen.findByRole('button', { name: en.stop })
  expect(opened.calls.mock.calls.map(([path, init]) => [path, init?.method ?? 'GET'])).toEqual([
    ['/api/reminders/t1', 'GET'],
  ])
  const pressed = answerWith(answered({ kind: 'plan', isOn: false }))
  await user.click(button)
  expect(await screen.findByText(en.stopped.plan.text)).toBeTruthy()
  expect(pressed.calls.mock.calls.map(([path, init]) => [path, init?.method])).toEqual([['/reminders/t1', 'POST']])
})

it('the reminders page still has its button after a failed connection', async () => {
  answerWith(answered({ kind: 'unpaid', isOn: true }))
  const { user } = open()
  const button = await screen.findByRole('button', { name: en.stop })
  answerWith(lost())
  await user.click(button)
  expect((await screen.findByRole('alert')).textContent).toContain(en.failed)
  expect(button.isConnected).toBe(true)
})
