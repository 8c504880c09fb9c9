import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Facts } from './facts.tsx'

it('a fact without a value is not shown', () => {
  const facts = [null, undefined, false, '', 'Varanasi'].map((value, place) => ({ term: `Fact ${place}`, value }))
  render(<Facts facts={facts} />)
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Fact 4'])
})
