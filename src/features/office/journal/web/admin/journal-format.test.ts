import { expect, it } from 'vitest'
import { monthInSentence, monthText } from './journal-format.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it('a Russian month is capitalised in a title and not abbreviated in a sentence', () => {
  expect(plain(monthText('2026-12', 'ru'))).toBe('Декабрь 2026 г.')
  expect(plain(monthInSentence('2026-12', 'ru'))).toBe('декабрь 2026 года')
  expect(monthInSentence('2026-12', 'en')).toBe('December 2026')
})
