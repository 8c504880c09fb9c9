import { expect, it } from 'vitest'
import { plainText } from '#features/assistant/consultant/rules-patterns.ts'
import { readLoneCount, readQuantity } from './rules-slots.ts'

const countIn = (text: string) => readQuantity(plainText(text), (word) => /ganesh|лакшми/.test(word))

it.each([
  'My daughter is going to be operated on on 14 December. Which ritual would you advise?',
  'операция 14 декабря, ритуал нужен до неё',
  'December 14 ritual for my mother',
  'операция 14-го, ритуал успеете?',
  'the surgery is on 14/12, a ritual please',
  'on 5.12.2026 ritual',
  'I am 61, ritual for my daughter',
  'ей 40, ритуал для здоровья',
  'call me on 0113 496 0000, ritual for my son',
  'at 7 pm ritual',
  'ward 12, ritual for my husband',
  'two operations, which ritual?',
  'с 50 фунтами ритуал',
  'with 50 pounds which ritual',
])('a number that does not count rituals is not a quantity: %s', (text) => {
  expect(countIn(text)).toBeUndefined()
})

it.each([
  ['two yagyas', 2],
  ['3 rituals on 14 December', 3],
  ['Ganesha ×2', 2],
  ['Ganesha × 2', 2],
  ['две ягьи к 14 декабря', 2],
  ['три базовых лакшми', 3],
] as const)('a number beside a ritual is the ritual’s quantity: %s', (text, count) => {
  expect(countIn(text)).toBe(count)
})

it.each(['14 December', '14 декабря', 'мне 61', 'at 7 pm', '14.12.2026'])(
  'a day, an age or a time after a price is not a quantity: %s',
  (text) => {
    expect(readLoneCount(plainText(text))).toBeUndefined()
  },
)
