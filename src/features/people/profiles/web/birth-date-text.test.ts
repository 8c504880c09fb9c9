import { expect, test } from 'vitest'
import { birthDateText } from './birth-date-text.ts'

test('a birth date is shown in words, and other text is shown unchanged', () => {
  expect(birthDateText('05.04.1986', 'ru')).toBe('5\u00a0апреля\u00a01986\u00a0г.')
  expect(birthDateText('05.04.1986', 'en')).toBe('5\u00a0April\u00a01986')
  expect(birthDateText('31.02.1986', 'ru')).toBe('31.02.1986')
  expect(birthDateText('', 'en')).toBe('')
})
