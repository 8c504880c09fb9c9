import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answered, answerWith, lost, renderInPanel } from '../../../../../test/render-form.tsx'
import { en as panel } from '#ui/text/panel-messages.en.ts'
import { en } from '../messages/page.en.ts'
import { PartnerDashboard } from './partner-dashboard.tsx'

it('the partner’s page says that the sign-out failed', async () => {
  answerWith(lost())
  const { user } = renderInPanel(<PartnerDashboard id="p1" search={new URLSearchParams('tab=clients')} />, {
    dictionary: { partners: en },
  })
  await user.click(screen.getByRole('button', { name: en.logout }))
  expect(await screen.findByText(panel.notSaved)).toBeDefined()
})

it('the top of the page shows the earnings and who owes money', async () => {
  answerWith(
    answered({
      name: 'Asha',
      commission: { percent: 20 },
      overrides: [],
      lines: [],
      totalUsd: 0,
      commissionUsd: 54.5,
      payout: { dueUsd: 0, paidUsd: 0, deductedUsd: 0, state: 'none' },
      balance: { heldUsd: 849.7, balanceUsd: -795.2 },
    }),
  )
  renderInPanel(<PartnerDashboard id="p1" search={new URLSearchParams('tab=statement')} />, {
    dictionary: { partners: en },
  })
  const [due] = await screen.findAllByText('Due to the shop (cash minus your commission)')
  expect(due?.nextElementSibling?.textContent).toBe('$795.20')
  expect(screen.getByText(/: earned$/).nextElementSibling?.textContent).toBe('$54.50')
})
