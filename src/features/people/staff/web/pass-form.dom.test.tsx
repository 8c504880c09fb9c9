import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import {
  answered,
  answerWith,
  readDescription,
  lost,
  refused,
  renderInPanel,
} from '../../../../../test/render-form.tsx'
import { en } from '../messages/admin-second-factor.en.ts'
import type { SecondFactorView } from '../schemas.ts'
import { PassForm } from './pass-form.tsx'

const factors = { passkeys: [], totp: { createdAt: '', lastUsedAt: null }, recoveryCodesLeft: 5 }

function open() {
  const onPassed = vi.fn()
  // The form reads only some fields of the state of the second factor.
  const part = <PassForm factors={factors as unknown as SecondFactorView} onPassed={onPassed} />
  const drawn = renderInPanel(part, { dictionary: { secondFactor: en } })
  return { ...drawn, onPassed, code: screen.getByLabelText(en.pass.code) }
}

it('the second factor form sends a code as soon as the code is complete', async () => {
  const server = answerWith(answered({}))
  const { user, code, onPassed } = open()
  await user.type(code, '123 45')
  expect(server.calls).not.toHaveBeenCalled()
  await user.type(code, '6')
  await waitFor(() => expect(onPassed).toHaveBeenCalledOnce())
  expect(server.body()).toEqual({ code: '123456' })
  expect(server.calls).toHaveBeenCalledOnce()
})

it('the second factor form shows the server’s error until the next code is typed', async () => {
  answerWith(refused({ status: 401, code: 'second-factor.code-wrong', message: 'This code is wrong' }))
  const { user, code } = open()
  await user.type(code, '123456')
  await waitFor(() => expect(readDescription(code)).toContain('This code is wrong'))
  expect(screen.getByDisplayValue('')).toBe(code)
  expect(document.activeElement).toBe(code)
  await user.type(code, '1')
  await waitFor(() => expect(readDescription(code)).not.toContain('wrong'))
})

it('the second factor form accepts a recovery code after the connection failed', async () => {
  const server = answerWith(lost(), answered({}))
  const { user, onPassed } = open()
  await user.click(screen.getByRole('button', { name: en.pass.toRecovery }))
  const recovery = screen.getByLabelText(en.pass.recovery)
  await user.type(recovery, 'abcd-efgh')
  await user.click(screen.getByRole('button', { name: en.pass.confirm }))
  await waitFor(() => expect(recovery.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByDisplayValue('abcd-efgh')).toBe(recovery)
  await user.click(screen.getByRole('button', { name: en.pass.confirm }))
  await waitFor(() => expect(onPassed).toHaveBeenCalledOnce())
  expect(server.calls).toHaveBeenCalledTimes(2)
})
