import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { en as panel } from '#ui/text/panel-messages.en.ts'
import {
  answered,
  answerWith,
  readDescription,
  testServerResponses,
  lost,
  refused,
  renderInPanel,
} from '../../../../../../test/render-form.tsx'
import { en } from '../../messages/admin.en.ts'
import { en as errors } from '../../messages/errors.en.ts'
import type { StaffMember } from '../../schemas-members.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'

const messages = en.inviteForm
/** The names of the roles, which are texts of the staff panel. */
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

it('the invitation form cannot be sent without an e-mail address', () => {
  expect(open().send.hasAttribute('disabled')).toBe(true)
})

it('the invitation form shows that the e-mail address is wrong and sends nothing', async () => {
  const server = answerWith(answered({}))
  const { user, email, send } = open()
  await user.type(email, 'nobody')
  await user.click(send)
  await waitFor(() => expect(readDescription(email)).toContain(errors.errors['staff.email-invalid']))
  expect(document.activeElement).toBe(email)
  expect(server.calls).not.toHaveBeenCalled()
})

it('the invitation form sends the chosen role and language', async () => {
  const server = answerWith(answered({}))
  const { user, email, send, onInvited } = open()
  await user.type(email, 'new@example.com')
  await user.selectOptions(screen.getByLabelText(messages.lang), 'ru')
  await user.click(send)
  await waitFor(() => expect(onInvited).toHaveBeenCalledOnce())
  expect(server.body()).toEqual({ email: 'new@example.com', role: 'editor', lang: 'ru' })
})

it('the invitation form shows the server’s error below the e-mail address', async () => {
  answerWith(refused({ status: 422, errors: [{ path: 'email', message: 'Works here already' }] }))
  const { user, email, send } = open()
  await user.type(email, 'new@example.com')
  await user.click(send)
  await waitFor(() => expect(readDescription(email)).toContain('Works here already'))
})

it('the invitation form still shows the e-mail address after the connection failed', async () => {
  answerWith(lost())
  const { user, email, send } = open()
  await user.type(email, 'new@example.com')
  await user.click(send)
  await screen.findByText(panel.notSaved)
  expect(screen.getByDisplayValue('new@example.com')).toBe(email)
})

it('a double click in the invitation form sends only one invitation', async () => {
  const answer = Promise.withResolvers<Response>()
  const server = answerWith(() => answer.promise)
  const { user, email, send, onInvited } = open()
  await user.type(email, 'new@example.com')
  await user.dblClick(send)
  answer.resolve(Response.json({}))
  await waitFor(() => expect(onInvited).toHaveBeenCalledOnce())
  expect(server.calls).toHaveBeenCalledOnce()
})

const say = en.roleForm

// The dialog reads only these fields of a staff member.
const MEMBER = {
  id: 'm1',
  state: 'active',
  name: 'Ravi',
  email: 'ravi@example.com',
  role: 'editor',
  version: 4,
  isNamedInConfiguration: true,
} as StaffMember

const onChanged = vi.fn()
beforeEach(() => onChanged.mockClear())

const draw = () =>
  renderInPanel(<RoleDialog member={MEMBER} onClose={() => undefined} onChanged={onChanged} />, {
    dictionary: { staff: en, admin },
  })
const role = () => screen.getByLabelText(say.role)
const save = () => screen.getByRole('button', { name: say.save, hidden: true })
const choose = async ({ selectOptions }: ReturnType<typeof draw>['user']) => await selectOptions(role(), 'priest')

testServerResponses({ draw, fill: choose, button: save, field: role, path: 'role' })

it('the role form cannot be saved until another role is selected', async () => {
  const { user } = draw()
  expect(save().hasAttribute('disabled')).toBe(true)
  await choose(user)
  expect(save().hasAttribute('disabled')).toBe(false)
})

it('the role form sends the new role and the version of the loaded role', async () => {
  const server = answerWith(answered({}))
  const { user } = draw()
  await choose(user)
  await user.click(save())
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
  expect(server.body()).toEqual({ role: 'priest', version: 4 })
})

it('the role form shows another person’s change and needs a second click to overwrite', async () => {
  const present = { role: 'viewer', version: 5 }
  const conflict = { status: 409, code: 'conflict.version', message: 'Changed meanwhile', present }
  const server = answerWith(refused(conflict), answered({}))
  const { user } = draw()
  await choose(user)
  await user.click(save())
  await screen.findByText(say.now(admin.roles.viewer))
  await user.click(save())
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
  expect(server.body(1)).toEqual({ role: 'priest', version: 5 })
})

it('the role form warns that the configuration will make the person owner again', async () => {
  const { user } = draw()
  expect(screen.getByText(say.configured)).toBeTruthy()
  await user.selectOptions(role(), 'owner')
  expect(screen.queryByText(say.configured)).toBeNull()
})
