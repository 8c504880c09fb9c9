import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answered, answerWith, renderInPanel } from '../../../../../../test/render-form.tsx'
import { AddressContext } from '#ui/layout/panel.ts'
import { en } from '../../messages/admin.en.ts'
import { ProofsPage } from './proofs-page.tsx'

const ID = 'a'.repeat(32)
const MISSING = {
  orderId: ID,
  orderNumber: '#aaaaaaaa',
  lineId: '0',
  ritual: { ru: 'Ягья', en: 'Yagya' },
  weeks: 1,
  quantity: 1,
  initials: 'A. S.',
  paidAt: null,
  lastDay: null,
}

it('the reports section opens the first non-empty queue, and this queue’s tab shows a count', async () => {
  answerWith(answered({})).calls.mockImplementation(async (path) => {
    const waits = path.startsWith('/api/admin/missing-proofs') && !path.includes('overdue')
    return Response.json({ items: waits ? [MISSING] : [], next: null })
  })
  renderInPanel(
    <AddressContext value={{ segments: ['proofs'], search: new URLSearchParams(), setSearch: () => undefined }}>
      <ProofsPage />
    </AddressContext>,
    { dictionary: { proofs: en } },
  )
  await waitFor(() => expect(screen.getByText('#aaaaaaaa')).toBeTruthy())
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe(`${en.tabs.missing} 1`)
})
