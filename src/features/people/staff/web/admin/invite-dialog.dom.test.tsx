import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { en as panel } from '#ui/text/panel-messages.en.ts'
import {
  answered,
  answerWith,
  descriptionOf,
  lost,
  refused,
  renderInPanel,
} from '../../../../../../test/render-form.tsx'
import { en } from '../../messages/admin.en.ts'
import { en as errors } from '../../messages/errors.en.ts'
import { InviteDialog } from './invite-dialog.tsx'

const messages = en.inviteForm
/** The panel's own texts about roles. */
const admin = { roles: { owner: 'Owner', manager: 'Manager', editor: 'Editor', priest: 'Priest', viewer: 'Viewer' } }

function open() {
  const onInvited = vi.fn()
  const drawn = renderInPanel(<InviteDialog open onClose={() => undefined} onInvited={onInvited} />, {
    dictionary: { staff: en, admin },
  })
  return {
    ...drawn,
    onInvited,
    email: screen.getByLabelText(messages.email),
    send: screen.getByRole('button', { name: messages.send, hidden: true }),
  }
}

it('cannot be sent without an address', () => {
  expect(open().send.hasAttribute('disabled')).toBe(true)
})

it('shows that the address is wrong, and makes no call', async () => {
  const server = answerWith(answered({}))
  const { user, email, send } = open()
  await user.type(email, 'nobody')
  await user.click(send)
  await waitFor(() => expect(descriptionOf(email)).toContain(errors.errors['staff.email-invalid']))
  expect(document.activeElement).toBe(email)
  expect(server.calls).not.toHaveBeenCalled()
})

it('sends the chosen role and language', async () => {
  const server = answerWith(answered({}))
  const { user, email, send, onInvited } = open()
  await user.type(email, 'new@example.com')
  await user.selectOptions(screen.getByLabelText(messages.lang), 'ru')
  await user.click(send)
  await waitFor(() => expect(onInvited).toHaveBeenCalledOnce())
  expect(server.body()).toEqual({ email: 'new@example.com', role: 'editor', lang: 'ru' })
})

it('shows the server’s refusal under the address', async () => {
  answerWith(refused({ status: 422, errors: [{ path: 'email', message: 'Works here already' }] }))
  const { user, email, send } = open()
  await user.type(email, 'new@example.com')
  await user.click(send)
  await waitFor(() => expect(descriptionOf(email)).toContain('Works here already'))
})

it('keeps the address when the connection is lost', async () => {
  answerWith(lost())
  const { user, email, send } = open()
  await user.type(email, 'new@example.com')
  await user.click(send)
  await screen.findByText(panel.notSaved)
  expect(screen.getByDisplayValue('new@example.com')).toBe(email)
})

it('invites once for a double press', async () => {
  const answer = Promise.withResolvers<Response>()
  const server = answerWith(() => answer.promise)
  const { user, email, send, onInvited } = open()
  await user.type(email, 'new@example.com')
  await user.dblClick(send)
  answer.resolve(Response.json({}))
  await waitFor(() => expect(onInvited).toHaveBeenCalledOnce())
  expect(server.calls).toHaveBeenCalledOnce()
})
