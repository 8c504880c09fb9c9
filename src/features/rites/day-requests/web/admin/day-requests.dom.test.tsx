import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { answered, answerWith, refused, renderInPanel } from '../../../../../../test/render-form.tsx'
import { en } from '../../messages/admin.en.ts'
import { DayRequests } from './day-requests.tsx'

const REQUEST = {
  id: 'r1',
  orderId: 'o1',
  lineId: '0',
  ritual: 'Ganesha',
  day: '2026-12-20',
  days: ['2026-12-05', '2026-12-06'],
  askedAt: '2026-11-28T10:00:00Z',
}
const list = (items: object[]) => answered({ items, next: null })

function draw(can: () => boolean = () => true, isEmailed = true) {
  const reload = vi.fn()
  return {
    ...renderInPanel(<DayRequests orderId="o1" isEmailed={isEmailed} reload={reload} messages={en} />, { can }),
    reload,
  }
}
const buttons = (name: string) => screen.getAllByRole('button', { name, hidden: true })

it('the panel shows set and requested days, and a refusal sends the typed message', async () => {
  const server = answerWith(list([REQUEST]), list([]), list([]))
  const { user, reload } = draw()
  await screen.findByText(en.isSet('5 December 2026'))
  await user.click(buttons(en.decline)[0] as HTMLElement)
  await user.type(screen.getByLabelText(en.word), 'The ghat is closed.')
  await user.click(buttons(en.decline).at(-1) as HTMLElement)
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  const sent: unknown = server.calls.mock.calls[1]?.[1]?.body
  expect(sent).toBe(JSON.stringify({ accept: false, word: 'The ghat is closed.' }))
  await waitFor(() => expect(screen.queryByText(en.isSet('5 December 2026'))).toBeNull())
})

it('the dialog shows why the calendar refuses a day', async () => {
  answerWith(
    list([REQUEST]),
    refused({ status: 409, code: 'calendar.over-capacity', message: 'The priest has no place on this day.' }),
  )
  const { user, reload } = draw()
  await screen.findByText(en.isSet('5 December 2026'))
  await user.click(buttons(en.accept)[0] as HTMLElement)
  await user.click(buttons(en.accept).at(-1) as HTMLElement)
  await screen.findByText('The priest has no place on this day.')
  expect(reload).not.toHaveBeenCalled()
})

it('a role that may not set days sees the request without buttons', async () => {
  answerWith(list([REQUEST]))
  draw(() => false)
  await screen.findByText(en.isSet('5 December 2026'))
  expect(screen.queryByRole('button', { name: en.accept })).toBeNull()
})

it('a refusal has no message field if the order has no e-mail address', async () => {
  answerWith(list([REQUEST]))
  const { user } = draw(() => true, false)
  await screen.findByText(en.isSet('5 December 2026'))
  await user.click(buttons(en.decline)[0] as HTMLElement)
  expect(screen.getByText(en.declineText)).toBeTruthy()
  expect(screen.queryByLabelText(en.word)).toBeNull()
})
