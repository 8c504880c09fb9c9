import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answered, answerWith, lost, renderOnPage } from '../../../../../test/render-form.tsx'
import { createQueryClient } from '#ui/data/query-client.ts'
import { en } from '../messages/page-archive.en.ts'
import { ArchiveConsent, ArchiveInvitation } from './archive-consent.tsx'

const { consent: messages } = en
const NONE = { consent: null, isShown: false }
const GIVEN = { consent: { givenAt: '2026-11-28T10:00:00.000Z', textVersion: '2026-11' }, isShown: true }

beforeEach(() => void (document.cookie = 'session-hint=1'))
afterEach(() => void (document.cookie = 'session-hint=; max-age=0'))

function open(isWithdrawn = false) {
  return renderOnPage(
    <QueryClientProvider client={createQueryClient()}>
      <ArchiveConsent token="t1" isWithdrawn={isWithdrawn} />
    </QueryClientProvider>,
    { dictionary: { archive: en } },
  )
}
const box = async () => await screen.findByRole('checkbox', { name: messages.agree })
const show = () => screen.getByRole('button', { name: messages.show })

it('the consent box starts unticked, and nothing is sent without a tick', async () => {
  const server = answerWith(answered(NONE))
  const { user } = open()
  expect(await box()).toHaveProperty('checked', false)
  await user.click(show())
  expect(await screen.findByText(messages.needed)).toBeDefined()
  expect(server.calls).toHaveBeenCalledOnce()
})

it('a double click sends the consent once, and then the page offers withdrawal', async () => {
  const answer = Promise.withResolvers<Response>()
  const server = answerWith(answered(NONE), () => answer.promise)
  const { user } = open()
  await user.click(await box())
  await user.dblClick(show())
  answer.resolve(Response.json(GIVEN))
  expect(await screen.findByText(messages.given('28 November 2026'), { exact: false })).toBeDefined()
  expect(server.calls).toHaveBeenCalledTimes(2)
  expect(server.body(1)).toEqual({ consent: true })
})

it('one click withdraws the consent to the archive', async () => {
  const server = answerWith(answered(GIVEN), answered(NONE))
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: messages.withdraw }))
  expect(await box()).toHaveProperty('checked', false)
  expect(server.calls.mock.calls[1]?.[1]?.method).toBe('DELETE')
})

it('after a failed connection the box stays ticked and the page shows an error', async () => {
  answerWith(answered(NONE), lost())
  const { user } = open()
  await user.click(await box())
  await user.click(show())
  expect((await screen.findByRole('alert')).textContent).toContain(messages.failed)
  expect(await box()).toHaveProperty('checked', true)
})

it('a hidden page does not ask for consent, but allows its withdrawal', async () => {
  const server = answerWith(answered(NONE))
  const { container, unmount } = open(true)
  await waitFor(() => expect(server.calls).toHaveBeenCalled())
  expect(container.textContent).toBe('')
  unmount()
  answerWith(answered({ ...GIVEN, isShown: false }))
  open(true)
  expect(await screen.findByRole('button', { name: messages.withdraw })).toBeDefined()
  expect(screen.getByText(messages.hidden, { exact: false })).toBeDefined()
})

it('a signed-out visitor sees nothing about consent to the archive', () => {
  document.cookie = 'session-hint=; max-age=0'
  const server = answerWith(answered(NONE))
  expect(open().container.textContent).toBe('')
  expect(server.calls).not.toHaveBeenCalled()
})

it('a visitor who only has the order’s link reads where the customer can consent', async () => {
  document.cookie = 'session-hint=; max-age=0'
  renderOnPage(<ArchiveInvitation />, { dictionary: { archive: en } })
  const link = await screen.findByRole('link', { name: messages.signIn })
  expect(link.getAttribute('href')).toBe('/user-profile?tab=orders')
})

it('a signed-in customer is not invited to sign in', () => {
  renderOnPage(<ArchiveInvitation />, { dictionary: { archive: en } })
  expect(screen.queryByRole('link')).toBeNull()
})
