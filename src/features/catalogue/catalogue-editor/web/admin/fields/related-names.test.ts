import { expect, it } from 'vitest'
import { idsOf, namesOf } from './related-names.ts'

const rituals = [
  { id: 'ganesha', name: 'Ganesha yagya' },
  { id: 'navagraha', name: 'Navagraha yagya' },
]

it('a ritual is chosen by its name and stored as its id', () => {
  expect(namesOf(['navagraha', 'hidden-one'], rituals)).toEqual(['Navagraha yagya', 'hidden-one'])
  expect(idsOf(['Ganesha yagya', 'Navagraha yagya'], ['navagraha'], rituals)).toEqual(['ganesha', 'navagraha'])
  expect(idsOf(['hidden-one', 'Ganesh', ''], ['hidden-one'], rituals)).toEqual(['hidden-one', 'Ganesh', ''])
})
