import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Field } from './field.tsx'

it('a field for digits refuses letters, and shows an error until the next digit', () => {
  render(<Field label="Phone" refusal="Only digits" value="79" onChange={() => {}} />)
  const field = screen.getByLabelText('Phone')
  field.addEventListener('beforeinput', (event) => event.preventDefault())
  const type = (data: string) =>
    fireEvent(field, new InputEvent('beforeinput', { data, bubbles: true, cancelable: true }))
  type('x')
  expect(screen.getByText('Only digits')).toBeTruthy()
  type('1')
  expect(screen.queryByText('Only digits')).toBeNull()
})
