import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { en as account } from '#features/people/accounts/messages/page-account.en.ts'
import { answered, answerWith, renderInPanel } from '../../../../../test/render-form.tsx'
import { DeleteAccount } from './delete-account.tsx'

afterEach(() => vi.unstubAllGlobals())

const { remove: say } = account.data
const order = (status: string, digit: string) => ({
  id: digit.repeat(32),
  status,
  createdAt: '2026-11-30T10:00:00Z',
  items: [{ name: 'Ganesha Yagya', duration: 2, price: 164, quantity: 1 }],
  paymentMethod: 'card',
  total: 164,
  specialInstructions: '',
})

async function open(orders: unknown[]) {
  answerWith(answered(orders))
  const { user } = renderInPanel(<DeleteAccount email="anna@example.com" onLeave={async () => undefined} />, {
    dictionary: { account },
  })
  await user.click(screen.getByRole('button', { name: say.open }))
  const sure = await screen.findByRole('checkbox', { name: say.confirm }, { timeout: 60_000 })
  return { user, sure, isOff: () => screen.getByRole('button', { name: say.button }).matches(':disabled') }
}

it('the dialog names a paid ritual that is not performed, and requires confirmation', async () => {
  const { user, sure, isOff } = await open([order('completed', 'a'), order('ready', 'b'), order('pending', 'c')])
  const givesUp = await screen.findByRole('checkbox', { name: say.confirmOrders('#aaaaaaaa') })
  await user.click(sure)
  expect(isOff()).toBe(true)
  await user.click(givesUp)
  expect(isOff()).toBe(false)
})

it('the dialog requires one tick if all paid rituals are performed', async () => {
  const { user, sure, isOff } = await open([order('ready', 'b')])
  expect(isOff()).toBe(true)
  await user.click(sure)
  expect(isOff()).toBe(false)
})

it('the dialog lists the data that will be lost and offers an export', async () => {
  await open([order('ready', 'b')])
  for (const lost of ['photographs, videos', 'their PDF files', 'your reviews', 'can still be verified'])
    expect(screen.getByText(new RegExp(lost))).toBeTruthy()
  expect(screen.getByRole('link', { name: account.data.export.link }).getAttribute('href')).toBe('/api/account/export')
})

it('the account cannot be deleted before the orders are loaded', async () => {
  answerWith(() => new Promise<Response>(() => {}))
  const { user } = renderInPanel(<DeleteAccount email="anna@example.com" onLeave={async () => undefined} />, {
    dictionary: { account },
  })
  await user.click(screen.getByRole('button', { name: say.open }))
  await user.click(await screen.findByRole('checkbox', { name: say.confirm }, { timeout: 60_000 }))
  expect(screen.getByRole('button', { name: say.button }).matches(':disabled')).toBe(true)
})
