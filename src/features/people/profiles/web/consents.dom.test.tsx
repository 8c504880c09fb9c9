import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { en as account } from '#features/people/accounts/messages/page-account.en.ts'
import { renderInPanel } from '../../../../../test/render-form.tsx'
import { Consents } from './consents.tsx'

afterEach(() => vi.unstubAllGlobals())

const { consent: say } = account.data
const ORDER = { with: 'order', orderId: `a7d787d9${'0'.repeat(24)}`, textVersion: '2026-11', lang: 'ru' }
const show = (consents: unknown[]) =>
  renderInPanel(<Consents />, { dictionary: { account }, known: { '/api/account/consents': consents } })

it('a consent that was given with an order is shown and can be withdrawn', () => {
  show([{ ...ORDER, givenAt: '2026-11-30T10:00:00Z' }])
  expect(screen.getByText(/Order #a7d787d9: given on .*30.*2026/)).toBeTruthy()
  expect(screen.getByRole('button', { name: say.withdraw })).toBeTruthy()
  expect(screen.queryByText(say.none)).toBeNull()
})

it('an order with names is listed although the customer gave no consent', () => {
  show([{ ...ORDER, givenAt: null }])
  expect(screen.getByText(/Order #a7d787d9: not given by you/)).toBeTruthy()
  expect(screen.queryByText(say.none)).toBeNull()
})

it('the account says that nothing is stored if there is no consent', () => {
  show([])
  expect(screen.getByText(say.none)).toBeTruthy()
  expect(screen.queryByRole('button', { name: say.withdraw })).toBeNull()
})
