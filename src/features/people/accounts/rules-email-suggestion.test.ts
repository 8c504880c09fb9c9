import { expect, it } from 'vitest'
import { suggestEmail } from './rules-email-suggestion.ts'

it.each([
  ['anna@gmial.com', 'anna@gmail.com'],
  ['anna@gmail.con', 'anna@gmail.com'],
  ['anna@gmail.co', 'anna@gmail.com'],
  ['anna@gmai.com', 'anna@gmail.com'],
  ['anna@gmaill.com', 'anna@gmail.com'],
  [' Anna@Yandex.ri ', 'Anna@yandex.ru'],
  ['anna@yadnex.ru', 'anna@yandex.ru'],
  ['anna@mial.ru', 'anna@mail.ru'],
  ['anna@rambler.rru', 'anna@rambler.ru'],
  ['anna@mail,ru', 'anna@mail.ru'],
  ['anna,petrova@bk,ru', 'anna.petrova@bk.ru'],
  ['аnnа@bk.ru', 'anna@bk.ru'],
  ['anna@example.con', 'anna@example.com'],
  ['anna@firma.spb.rru', 'anna@firma.spb.ru'],
  ['anna@examрle.сom', 'anna@example.com'],
])('for the e-mail address %s the shop suggests %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant)
})

it.each([
  'anna@gmail.com',
  'anna@mail.com',
  'anna@ymail.com',
  'anna@yandex.by',
  'anna@bk.ru',
  'anna@example.com',
  'anna@example.co',
  'anna@example.cm',
  'anna@gmail',
  'анна@bk.ru',
  'anna@почта.рф',
  'anna@mail.ru, petr@mail.ru',
  'gmial.com',
  '@gmial.com',
  '',
])('the shop does not suggest another e-mail address for %s', (typed) => {
  expect(suggestEmail(typed)).toBeUndefined()
})
