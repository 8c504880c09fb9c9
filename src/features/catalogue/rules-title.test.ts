import { expect, it } from 'vitest'
import { bareTitle } from './rules-title.ts'

it.each([
  ['Ганеша-ягья - Ведические ритуалы', 'Ганеша-ягья'],
  ['Ганеша-ягья — Ведические практики', 'Ганеша-ягья'],
  ['Ганеша-ягья | ахути ', 'Ганеша-ягья'],
  ['Ganesha yagya – Ahuti', 'Ganesha yagya'],
  ['Ведические ритуалы', 'Ведические ритуалы'],
  ['Ганеша-ягья', 'Ганеша-ягья'],
  ['Ведические ритуалы - что это', 'Ведические ритуалы - что это'],
])('the title %j is shown as %j', (title, bare) => {
  expect(bareTitle(title)).toBe(bare)
})
