import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import {
  answered,
  answerWith,
  itAnswersForTheServer,
  refused,
  renderInPanel,
} from '../../../../../../test/render-form.tsx'
import { en } from '../../messages/admin.en.ts'
import type { StaffMember } from '../../schemas-members.ts'
import { RoleDialog } from './role-dialog.tsx'

const say = en.roleForm
/** The panel's own texts about roles. */
const admin = { roles: { owner: 'Owner', manager: 'Manager', editor: 'Editor', priest: 'Priest', viewer: 'Viewer' } }
// The dialog reads only these fields of a member.
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

itAnswersForTheServer({ draw, fill: choose, button: save, field: role, path: 'role' })

it('cannot be saved until another role is chosen', async () => {
  const { user } = draw()
  expect(save().hasAttribute('disabled')).toBe(true)
  await choose(user)
  expect(save().hasAttribute('disabled')).toBe(false)
})

it('sends the role with the version it was read in', async () => {
  const server = answerWith(answered({}))
  const { user } = draw()
  await choose(user)
  await user.click(save())
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce())
  expect(server.body()).toEqual({ role: 'priest', version: 4 })
})

it('shows the role that somebody else has just set, and overwrites it at the next press', async () => {
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

it('warns that the configuration makes the person an owner again', async () => {
  const { user } = draw()
  expect(screen.getByText(say.configured)).toBeTruthy()
  await user.selectOptions(role(), 'owner')
  expect(screen.queryByText(say.configured)).toBeNull()
})
