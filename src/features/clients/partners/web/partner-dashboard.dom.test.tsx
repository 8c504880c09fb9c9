import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answerWith, lost, renderInPanel } from '../../../../../test/render-form.tsx'
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
