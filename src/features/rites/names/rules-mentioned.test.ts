import { expect, it } from 'vitest'
import { mentionsSomebody } from './rules-mentioned.ts'

it.each([
  ['Для Светланы и Петра прочитали всё.', ['Светлана Кузнецова', 'Пётр Кузнецов']],
  ['Молились о здоровье Анны.', ['Анна Ли']],
  ['Daniel’s name was read first.', ['Daniel Ruiz']],
  ['The names of Anna and Pyotr were read.', ['Анна Соколова']],
  ['SIOBHAN and her family', ['Siobhán Nguyễn']],
])('the note %s contains one of the names %s', (note, names) => {
  expect(mentionsSomebody(note, names)).toBe(true)
})

it.each([
  ['Дни стояли сухие, огонь горел ровно.', ['Светлана Кузнецова', 'Пётр Кузнецов']],
  ['The fire burned evenly.', ['Daniel Ruiz', 'Marisol Ruiz']],
  ['', ['Анна Ли']],
])('the note %s contains none of the names %s', (note, names) => {
  expect(mentionsSomebody(note, names)).toBe(false)
})
