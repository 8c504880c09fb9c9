import { expect, it } from 'vitest'
import { en } from './messages/page-home.en.ts'
import { ru } from './messages/page-home.ru.ts'
import { listHomeTexts, withHomeTexts } from './rules-home.ts'

it('the home page has the same fields in both languages', () => {
  expect(Object.keys(listHomeTexts(ru))).toEqual(Object.keys(listHomeTexts(en)))
})

it('a text that staff changed replaces only one text of the home page', () => {
  const texts = { hero: 'A fire lit for you', 'steps.1.title': 'Tell us the names', 'steps.9.title': 'No such step' }
  const messages = withHomeTexts(en, texts)
  expect(messages).toEqual({
    ...en,
    hero: 'A fire lit for you',
    steps: en.steps.map((step, place) => (place === 1 ? { ...step, title: 'Tell us the names' } : step)),
  })
})
