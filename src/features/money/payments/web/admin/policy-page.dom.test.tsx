import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DEFAULT_POLICY, toPolicyFields } from '#features/money/settlements/rules-policy.ts'
import {
  answered,
  answerWith,
  readDescription,
  testServerResponses,
  refused,
  renderInPanel,
} from '../../../../../../test/render-form.tsx'
import { errorSentences } from '../../../../../app/messages/error-messages.ts'
import { en } from '../../messages/admin.en.ts'
import { PolicyPage } from './policy-page.tsx'

const say = en.policyPage
const holds = toPolicyFields(DEFAULT_POLICY)
const VIEW = { version: 3, holds, defaults: holds }
const CALL = '/api/admin/payment-policy'

const draw = ({ can = true } = {}) =>
  renderInPanel(<PolicyPage />, {
    dictionary: { paymentsAdmin: en },
    known: { [CALL]: VIEW },
    can: () => can,
  })
const lock = () => screen.getByLabelText(say.fields.lockMinutes.label)
const save = () => screen.getByRole('button', { name: say.save })
const steps = () => within(screen.getByRole('group', { name: say.steps })).getAllByLabelText(say.under)

async function fill({ clear, type }: ReturnType<typeof draw>['user']): Promise<void> {
  await clear(lock())
  await type(lock(), '45')
}

testServerResponses({ draw, fill, button: save, field: lock, path: 'policy.lockMinutes', answer: VIEW })

it('the policy form sends the changed fields and the version that was loaded', async () => {
  const server = answerWith(answered(VIEW))
  const { user } = draw()
  await fill(user)
  await user.click(save())
  await waitFor(() => expect(server.calls).toHaveBeenCalled())
  expect(server.body()).toEqual({ version: 3, policy: { lockMinutes: 45 } })
})

it('the policy form sends no request if nothing was changed', async () => {
  const server = answerWith(answered(VIEW))
  const { user } = draw()
  await user.click(save())
  await waitFor(() => expect(save().getAttribute('aria-busy')).not.toBe('true'))
  expect(server.calls).not.toHaveBeenCalled()
})

it('the policy form refuses an empty field and a number outside the limits', async () => {
  const server = answerWith(answered(VIEW))
  const { user } = draw()
  await user.clear(lock())
  await user.type(screen.getByLabelText(say.fields.watchDays.label), '0')
  await user.click(save())
  await waitFor(() => expect(readDescription(lock())).toContain(errorSentences.en['http.field-not-number']))
  expect(readDescription(screen.getByLabelText(say.fields.watchDays.label))).toContain(
    errorSentences.en['http.field-too-big'],
  )
  expect(screen.getByText(say.faults)).toBeTruthy()
  expect(document.activeElement).toBe(lock())
  expect(server.calls).not.toHaveBeenCalled()
})

it('the policy form shows an error unless each confirmation step exceeds the previous step', async () => {
  const server = answerWith(answered(VIEW))
  const { user } = draw()
  const [, second = document.body] = steps()
  await user.clear(second)
  await user.type(second, '1')
  await user.click(save())
  await waitFor(() => expect(readDescription(second)).toContain(say.rising))
  expect(server.calls).not.toHaveBeenCalled()
  await user.type(second, '000')
  await waitFor(() => expect(second.getAttribute('aria-invalid')).toBeNull())
})

it('the policy form can add and remove a confirmation step', async () => {
  const server = answerWith(answered(VIEW))
  const { user } = draw()
  const before = steps().length
  await user.click(screen.getByRole('button', { name: say.addStep }))
  expect(steps()).toHaveLength(before + 1)
  const [, ...others] = screen.getAllByRole('button', { name: say.removeStep })
  for (const other of others.toReversed()) await user.click(other)
  await user.click(save())
  await waitFor(() => expect(server.calls).toHaveBeenCalled())
  expect(server.body()).toEqual({ version: 3, policy: { bitcoinSteps: holds.bitcoinSteps.slice(0, 1) } })
})

it('the policy form shows the typed text after a conflict, and can reload', async () => {
  const conflict = { status: 409, code: 'conflict.version', message: 'Changed meanwhile' }
  answerWith(refused(conflict), answered({ ...VIEW, version: 4, holds: { ...holds, lockMinutes: 60 } }))
  const { user } = draw()
  await fill(user)
  await user.click(save())
  await waitFor(() => expect(document.body.textContent).toContain(say.conflict))
  expect(screen.getByDisplayValue('45')).toBe(lock())
  await user.click(screen.getByRole('button', { name: say.showCurrent }))
  await waitFor(() => expect(screen.getAllByDisplayValue('60')).toContain(lock()))
})

it('the policy form is read-only for staff who may not change the policy', () => {
  draw({ can: false })
  expect(lock().hasAttribute('disabled')).toBe(true)
  expect(screen.queryByRole('button', { name: say.save })).toBeNull()
})
