import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { en } from '../messages/page-account.en.ts'
import { answered, answerWith, readDescription, lost, refused, renderOnPage } from '../../../../../test/render-form.tsx'
import { CodeStep } from './code-step.tsx'

const messages = en.signIn
const sent = { contact: 'anna@example.com', channel: 'email', minutes: 10, until: 0, resendAt: 0 } as const
const wrong = refused({ status: 401, code: 'accounts.code-wrong', message: 'This is not the code' })

function open({ isKept = true } = {}) {
  sessionStorage.clear()
  const onSignedIn = vi.fn(async () => isKept)
  const nothing = async () => undefined
  const step = (
    <CodeStep
      sent={sent}
      isSending={false}
      sendFailure={undefined}
      onResend={nothing}
      onChange={() => undefined}
      onSignedIn={onSignedIn}
    />
  )
  return {
    ...renderOnPage(step, { dictionary: { account: en } }),
    onSignedIn,
    code: screen.getByLabelText(messages.code),
    enter: screen.getByRole('button', { name: messages.enter }),
  }
}

it('the code field has the focus; the form sends nothing before six digits', async () => {
  const server = answerWith(answered({}))
  const { user, code, enter } = open()
  expect(document.activeElement).toBe(code)
  await user.type(code, '1245{Enter}')
  expect(code).toHaveProperty('value', '1245')
  expect(enter.hasAttribute('disabled')).toBe(true)
  expect(server.calls).not.toHaveBeenCalled()
})

it.each([
  ['wrong', wrong, 'This is not the code'],
  ['not checked without a connection', lost(), messages.offline],
])('the code form shows the error “%s” until the typed code changes', async (_, answer, text) => {
  answerWith(answer)
  const { user, code, enter, onSignedIn } = open()
  await user.type(code, '123456')
  await user.click(enter)
  await waitFor(() => expect(readDescription(code)).toContain(text))
  expect(document.activeElement).toBe(code)
  expect(code).toHaveProperty('value', '123456')
  await user.type(code, '{Backspace}')
  await waitFor(() => expect(readDescription(code)).not.toContain(text))
  expect(onSignedIn).not.toHaveBeenCalled()
})

it('a double click in the code form checks the code only once', async () => {
  const answer = Promise.withResolvers<Response>()
  const server = answerWith(() => answer.promise)
  const { user, code, enter, onSignedIn } = open()
  await user.type(code, '123456')
  await user.dblClick(enter)
  expect(enter.getAttribute('aria-busy')).toBe('true')
  answer.resolve(answered({ user: {} })())
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
  expect(server.calls).toHaveBeenCalledOnce()
})

it('the code form checks a pasted code without a click on its button', async () => {
  const answer = Promise.withResolvers<Response>()
  const server = answerWith(() => answer.promise)
  const { code, enter, onSignedIn } = open()
  fireEvent.paste(code, { clipboardData: { getData: () => 'Code: 123 456' } })
  await waitFor(() => expect(readDescription(code)).toContain(messages.checking))
  expect(enter.getAttribute('aria-busy')).toBeNull()
  answer.resolve(answered({ user: {} })())
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
  expect(server.body()).toEqual({ contact: 'anna@example.com', code: '123456' })
})

it('the code form shows no error if the code was changed during the check', async () => {
  const answer = Promise.withResolvers<Response>()
  answerWith(() => answer.promise)
  const { user, code, enter } = open()
  await user.type(code, '123456')
  await user.click(enter)
  await user.type(code, '{Backspace}7')
  answer.resolve(wrong())
  await waitFor(() => expect(enter.getAttribute('aria-busy')).toBeNull())
  expect(code.getAttribute('aria-invalid')).toBeNull()
})

it('the code form shows an error if the browser refuses the session cookie', async () => {
  answerWith(answered({ user: {} }))
  const { user, code, enter } = open({ isKept: false })
  await user.type(code, '123456')
  await user.click(enter)
  expect(await screen.findByText(messages.noCookies)).toBeDefined()
})
