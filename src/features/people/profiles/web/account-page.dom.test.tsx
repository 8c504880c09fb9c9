import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { en as account } from '#features/people/accounts/messages/page-account.en.ts'
import { answered, answerWith, renderInPanel } from '../../../../../test/render-form.tsx'
import { en as profile } from '../messages/page.en.ts'
import type { CurrentUser } from '../schemas.ts'
import { AccountPage } from './account-page.tsx'
import { ME_CALL } from './current-user.ts'

afterEach(() => vi.unstubAllGlobals())

const user = {
  id: 'c1',
  email: 'anna@example.com',
  phone: '',
  firstName: '',
  lastName: '',
  account: { consent: { given: false } },
  profile: null,
} as unknown as CurrentUser

it('a customer without a name can see the orders above the profile form', async () => {
  answerWith(answered(user))
  renderInPanel(
    <AccountPage
      tab="orders"
      lastCheckout={null}
      contacts={{ ordersEmail: 'orders@example.com', messengerHandle: '', messengerLink: '' }}
      workplaceOf={() => undefined}
      Rituals={() => <h2>The gift</h2>}
      onLeave={async () => undefined}
    />,
    { dictionary: { account, profile }, known: { [ME_CALL]: user } },
  )
  const form = await screen.findByRole('form', { name: profile.create.title })
  const order = screen.getByRole('heading', { name: 'The gift' })
  expect(order.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})
