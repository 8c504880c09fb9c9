import { removeInvisible } from './text.ts'

const MIN_NAME_LENGTH = 2

/** Scripts in which one character is a whole syllable or word. */
const WHOLE = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u
/**
 * Characters that are not counted: spaces, and accents, which belong to the letter before them. Vowel signs of Indic scripts are counted, because
 * they are separate sounds.
 */
const UNCOUNTED = /[\s\p{Cc}\p{Script=Inherited}]/u

/**
 * The number of characters of a name, counted as a person who writes this script counts them. A Han, Hangul or Kana character counts as two. Returns
 * 0 if the name contains only spaces and combining marks.
 */
export function nameLength(name: string): number {
  const counted = Array.from(removeInvisible(name).normalize('NFC')).filter((character) => !UNCOUNTED.test(character))
  if (counted.every((character) => /\p{M}/u.test(character))) return 0
  return counted.reduce((length, character) => length + (WHOLE.test(character) ? 2 : 1), 0)
}

/** True if a name contains a digit. A name is read aloud. A digit shows that a date or a number was typed into the wrong field. */
export function hasDigit(name: string): boolean {
  return /\p{Nd}/u.test(name)
}

export function isNameShort(name: string): boolean {
  return nameLength(name) < MIN_NAME_LENGTH
}
