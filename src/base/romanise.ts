import anyAscii from 'any-ascii'
import type { Lang } from './i18n.ts'

/** The first code point of each Unicode block whose letters are in the same order as in the block of Devanagari. */
const PARALLEL = [0x0980, 0x0a00, 0x0a80, 0x0b00, 0x0b80, 0x0c00, 0x0c80, 0x0d00]
const BLOCK = 0x80
const DEVANAGARI = 0x0900
/** Letters whose position in their block differs from the position of the corresponding letter of Devanagari. */
const EXCEPTIONS: Record<string, string> = {
  ৎ: 'त्',
  ৰ: 'र',
  ৱ: 'व',
  'ੰ': 'ं',
  'ੱ': '',
  ੲ: 'इ',
  ੳ: 'उ',
  ୱ: 'व',
  ൺ: 'ण्',
  ൻ: 'न्',
  ർ: 'र्',
  ൽ: 'ल्',
  ൾ: 'ळ्',
  ൿ: 'क्',
}

/** Scripts that usually do not write vowels. */
const ABJAD = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}/u
/** Scripts in which a consonant includes a short a unless a sign changes it. Some letters of Malayalam include no vowel. */
const ABUGIDA =
  /(?![\u0d4e\u0d54-\u0d56\u0d7a-\u0d7f])[\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Tibetan}\p{Script=Khmer}\p{Script=Myanmar}]/u
/** The sound of these letters between two consonants. */
const SEMIVOWELS: Record<string, string> = { w: 'u', v: 'u', y: 'i' }
const CONSONANT = /[^aeiou]$/
/** Digraphs for one sound, and letters whose sound differs from their usual Latin transliteration. */
const BY_SOUND: readonly (readonly [RegExp, string])[] = [
  [/ου[\u0300-\u0303\u0313\u0314\u0342]*(?!\u0308)/giu, 'u'],
  [/χ/giu, 'kh'],
  [/ու/giu, 'u'],
  [/^ե/iu, 'ye'],
  [/^ո/iu, 'vo'],
  [/ռ/giu, 'r'],
  [/ը/giu, 'a'],
]
const CYRILLIC_WORD = /\p{Script=Cyrillic}[\p{Script=Cyrillic}\p{M}]*/gu
/** Endings that names have in Latin letters: Maria and Dmitry, not Mariya and Dmitriy. */
const LATIN_ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/iya/g, 'ia'],
  [/[iy]y$/, 'y'],
]
const ARABIC_ARTICLE = /^ال(?=\p{L}{2})/u

/** The Devanagari equivalent of a letter of an Indian script, if there is one. */
export function indicToDevanagari(letter: string): string | undefined {
  const point = letter.codePointAt(0) ?? 0
  const start = PARALLEL.find((each) => point >= each && point < each + BLOCK)
  if (start === undefined) return undefined
  return EXCEPTIONS[letter] ?? String.fromCodePoint(point - start + DEVANAGARI)
}

/** A name as a document in this language shows it: an English document has Cyrillic words in Latin letters, as in a passport. */
export function nameIn(name: string, lang: Lang): string {
  return lang === 'en' ? name.normalize('NFC').replace(CYRILLIC_WORD, toLatin) : name
}

/** A word of another script in lower-case Latin letters. A vowel that the script does not write becomes an a. */
export function romanise(word: string): string {
  if (ARABIC_ARTICLE.test(word)) return `al${romanise(word.replace(ARABIC_ARTICLE, ''))}`
  const sounds = BY_SOUND.reduce((text, [from, to]) => text.replace(from, to), word.normalize('NFD'))
  const letters = Array.from(sounds.normalize('NFC'))
  let latin = ''
  letters.forEach((letter, at) => {
    const sound = anyAscii(letter)
      .toLowerCase()
      .replace(/[^a-z]/g, '')
    const isBetween = CONSONANT.test(latin) && latin !== '' && startsWithConsonant(letters[at + 1])
    const isVowel = ABJAD.test(letter) && isBetween && SEMIVOWELS[sound] !== undefined
    const written = isVowel ? (SEMIVOWELS[sound] ?? sound) : sound
    const isBare = CONSONANT.test(latin) && /^[^aeiou]/.test(written) && needsVowel(letters[at - 1] ?? '', letter)
    latin += (isBare ? 'a' : '') + written
  })
  return ABUGIDA.test(letters.at(-1) ?? '') && /\p{L}$/u.test(word) && CONSONANT.test(latin) ? `${latin}a` : latin
}

function toLatin(word: string): string {
  const letters = anyAscii(word.toLowerCase()).replace(/[^a-z]/g, '')
  const latin = LATIN_ENDINGS.reduce((text, [from, to]) => text.replace(from, to), letters)
  if (word.length > 1 && word === word.toUpperCase()) return latin.toUpperCase()
  return /^\p{Lu}/u.test(word) ? latin.charAt(0).toUpperCase() + latin.slice(1) : latin
}

function needsVowel(before: string, letter: string): boolean {
  if (ABJAD.test(before)) return ABJAD.test(letter)
  return ABUGIDA.test(before) && /\p{L}/u.test(before) && /\p{L}/u.test(letter)
}

function startsWithConsonant(letter: string | undefined): boolean {
  return letter === undefined || /^[^aeiou]/.test(anyAscii(letter).toLowerCase())
}
