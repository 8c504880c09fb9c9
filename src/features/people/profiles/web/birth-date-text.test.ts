import { expect, test } from 'vitest'
import { birthDateText, birthTimeText } from './birth-date-text.ts'

test('a birth date is shown in words, and any other text is shown unchanged', () => {
  expect(birthDateText('05.04.1986', 'ru')).toBe('5\u00a0апреля\u00a01986\u00a0г.')
  expect(birthDateText('05.04.1986', 'en')).toBe('5\u00a0April\u00a01986')
  expect(birthDateText('31.02.1986', 'ru')).toBe('31.02.1986')
  expect(birthDateText('', 'en')).toBe('')
})

test.each([
  ['07:30', '7.30\u00a0am'],
  ['00:05', '12.05\u00a0am'],
  ['12:00', '12.00\u00a0pm'],
  ['19:30', '7.30\u00a0pm'],
  ['early', 'early'],
])('the time %s is shown as %s in English and unchanged in Russian', (text, words) => {
  expect(birthTimeText(text, 'en')).toBe(words)
  expect(birthTimeText(text, 'ru')).toBe(text)
})
