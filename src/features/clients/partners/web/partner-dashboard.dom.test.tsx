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

it('the first line says what was earned and who owes money', async () => {
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
  const line = await screen.findByText(/earned \$54\.50/)
  expect(line.textContent).toContain(`${en.statement.owedToShop}: $795.20`)
})
