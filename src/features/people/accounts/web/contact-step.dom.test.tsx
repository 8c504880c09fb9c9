import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { en } from '../messages/page-account.en.ts'
import { answered, answerWith, descriptionOf, lost, refused, renderOnPage } from '../../../../../test/render-form.tsx'
import { SignInCard } from './sign-in-card.tsx'

const messages = en.signIn
const sent = answered({ channel: 'email', expiresIn: 600, resendIn: 60 })

function open() {
  sessionStorage.clear()
  const onSignedIn = vi.fn(async () => true)
  const drawn = renderOnPage(<SignInCard prefill="" onSignedIn={onSignedIn} />, { dictionary: { account: en } })
  return {
    ...drawn,
    onSignedIn,
    contact: screen.getByLabelText(messages.contact),
    getCode: screen.getByRole('button', { name: messages.getCode }),
  }
}

it('sends nothing before something is typed', () => {
  expect(open().getCode.hasAttribute('disabled')).toBe(true)
})

it('requests a code and goes to the code step', async () => {
  const server = answerWith(sent)
  const { user, contact, getCode } = open()
  await user.type(contact, ' anna@example.com ')
  await user.click(getCode)
  await screen.findByLabelText(messages.code)
  expect(server.body()).toEqual({ contact: 'anna@example.com' })
})

it("shows the server's refusal under the field until the text changes", async () => {
  answerWith(refused({ status: 422, errors: [{ path: 'contact', message: 'This is neither an e-mail nor a phone' }] }))
  const { user, contact, getCode } = open()
  await user.type(contact, 'anna')
  await user.click(getCode)
  await waitFor(() => expect(descriptionOf(contact)).toContain('This is neither an e-mail nor a phone'))
  expect(document.activeElement).toBe(contact)
  await user.type(contact, '@')
  await waitFor(() => expect(descriptionOf(contact)).not.toContain('neither'))
})

it('keeps the text when the connection is lost', async () => {
  const server = answerWith(lost(), sent)
  const { user, contact, getCode } = open()
  await user.type(contact, 'anna@example.com')
  await user.click(getCode)
  await waitFor(() => expect(descriptionOf(contact)).toContain(messages.offline))
  expect(screen.getByDisplayValue('anna@example.com')).toBe(contact)
  await user.click(getCode)
  await screen.findByLabelText(messages.code)
  expect(server.calls).toHaveBeenCalledTimes(2)
})

it('requests once for a double press', async () => {
  const answer = Promise.withResolvers<Response>()
  const server = answerWith(() => answer.promise)
  const { user, contact, getCode } = open()
  await user.type(contact, 'anna@example.com')
  await user.dblClick(getCode)
  expect(getCode.getAttribute('aria-busy')).toBe('true')
  answer.resolve(sent())
  await screen.findByLabelText(messages.code)
  expect(server.calls).toHaveBeenCalledOnce()
})
