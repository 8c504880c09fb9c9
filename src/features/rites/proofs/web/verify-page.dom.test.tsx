import { QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderOnPage } from '../../../../../test/render-form.tsx'
import { createQueryClient } from '#ui/data/query-client.ts'
import { en as proofs } from '../messages/page.en.ts'
import { VerifyPage } from './verify-page.tsx'

it('without JavaScript the form puts the typed number and language into the page address', async () => {
  const { user } = renderOnPage(
    <QueryClientProvider client={createQueryClient(undefined, {})}>
      <VerifyPage number={undefined} />
    </QueryClientProvider>,
    { dictionary: { proofs } },
  )
  const field = screen.getByLabelText<HTMLInputElement>(proofs.verify.field)
  await user.type(field, 'ABCD-2345')
  const { form } = field
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/verify', 'get'])
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ lang: 'en', number: 'ABCD-2345' })
})
