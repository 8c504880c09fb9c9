import { expect, it } from 'vitest'
import { isNameShort, nameLength } from './name-length.ts'

it.each([
  'Jo',
  'Ян',
  'J.',
  '--',
  '王',
  '明',
  '김',
  '김'.normalize('NFD'),
  'あ',
  'ア',
  'ｱ',
  '𠮷',
  'श्री',
  'ณี',
  'كى',
  'A B',
  'علی\u200cرضا',
  'ක්\u200dරි',
  '👩\u200d👧',
])('%s is long enough for a name', (name) => expect(isNameShort(name)).toBe(false))

it.each([
  '',
  ' ',
  'A',
  'Я',
  'é',
  'e\u0301',
  'a\u0301\u0302',
  'A\u200b',
  'A\u200d',
  '\u200d\u200d',
  '\u0301\u0301',
  '\u0bc0\u0bc0',
  '\u3164\u3164',
  '\u2800\u2800',
  '\u3000\u3000',
  'ー',
  'ॐ',
  '🙏',
])('%j is too short for a name', (name) => expect(isNameShort(name)).toBe(true))

it('a name that contains only accents, vowel signs and spaces has length 0', () => {
  for (const text of ['', ' ', '\u0301', '\u093f\u0940', '\u200b\u00a0']) expect(nameLength(text)).toBe(0)
})
