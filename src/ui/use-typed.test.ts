import { expect, it } from 'vitest'
import { followed } from './use-typed.ts'

it('what was typed stays when somebody else changes the record, and what was not follows it', () => {
  const base = { place: 'Hall', note: '' }
  const stands = { place: 'Garden', note: 'Bring flowers' }
  expect(followed({ place: 'Hall', note: 'My note' }, base, stands)).toEqual({ place: 'Garden', note: 'My note' })
  expect(followed(base, base, stands)).toEqual(stands)
})
