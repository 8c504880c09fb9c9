import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderOnPage } from '../../../../../../test/render-form.tsx'
import { en } from '../../messages/page.en.ts'
import { BeforeOrdering } from './before-ordering.tsx'

it('the box with the price links to the refund rules and sample results', () => {
  renderOnPage(<BeforeOrdering />, { dictionary: { catalogue: en } })
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(addresses).toEqual(['/refund', '/samples/certificate.en', '/samples/proof.en'])
})
