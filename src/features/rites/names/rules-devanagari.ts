import { indicToDevanagari, romanise } from '#base/romanise.ts'
import { CONSONANTS, CYRILLIC, LATIN, MARKS, NEIGHBOURS, TYPED, VOWELS } from './data/alphabets.ts'
import { type Pronounce, readEnglish } from './rules-english.ts'

/** A word of a name in the three scripts of the sheet. */
export type Spelling = { name: string; latin: string; devanagari: string }

/** Matches consecutive Latin letters with their marks, or consecutive letters of another script except Devanagari. */
const WRITTEN_OTHERWISE =
  /\p{Script=Latin}[\p{Script=Latin}\p{M}'’‘`´.\u02b9-\u02bf]*|(?:(?![\p{Script=Latin}\p{Script=Devanagari}])[\p{L}\p{M}\u200c\u200d])+/gu
const VIRAMA = '\u094d'
const ACUTE = '\u0301'
/** Geresh and gershayim of Hebrew. They modify a letter or mark an abbreviation, and have no sound. */
const HEBREW_MARKS = /[\u05f3\u05f4]/g

/**
 * Writes one word of a name in Latin and Devanagari (docs/sankalpa-sheet.md, "Names"). Cyrillic is converted letter by letter. The Latin form
 * of a name in Latin letters does not change. If the dictionary has the word, the Devanagari follows the English sound. Otherwise the
 * Devanagari follows the letters, as in a passport: all vowels are short except a final `a`.
 */
export function spell(word: string, pronounce?: Pronounce): Spelling {
  const plain = withoutStress(word).replace(HEBREW_MARKS, '')
  if (/\p{Script=Cyrillic}/u.test(plain)) {
    const latin = othersToLatin(cyrillicToLatin(plain))
    return { name: word, latin, devanagari: onlyDevanagari(nameToDevanagari(onlyKnown(latin.toLowerCase()))) }
  }
  const latin = othersToLatin(plain)
  const devanagari = plain.replace(
    WRITTEN_OTHERWISE,
    (run) => (pronounce && readEnglish(run, pronounce)) ?? soundToDevanagari(run),
  )
  return { name: word, latin: latin === plain ? word : latin, devanagari: onlyDevanagari(devanagari) }
}

/** Signs that people type between syllables. */
const JOINS = /[-\u2010-\u2015'’‘`´_]/g
/** Marks a long vowel during the conversion. No letter of the tables contains this mark. */
const LONG = '\u0331'

/**
 * Writes a typed pronunciation in Devanagari. Every letter has a sound. A doubled vowel, a stress mark or a macron makes a vowel long. A
 * hyphen only separates syllables.
 */
export function spellSound(word: string): string {
  const marked = word
    .normalize('NFD')
    .toLowerCase()
    .replace(/([aiuаиу])\1(?!\p{M})/gu, `$1${LONG}`)
    .replace(/ee/g, `i${LONG}`)
    .replace(/oo/g, `u${LONG}`)
    .replace(/(?<=[aiuаиуыюя])[\u0301\u0304]/g, LONG)
    .replace(JOINS, '')
    .normalize('NFC')
  const isCyrillic = /\p{Script=Cyrillic}/u.test(marked)
  const latin = isCyrillic ? othersToLatin(cyrillicToLatin(marked)).toLowerCase() : marked
  const long = latin.replaceAll(`a${LONG}`, 'ā').replaceAll(`i${LONG}`, 'ī').replaceAll(`u${LONG}`, 'ū')
  if (isCyrillic) return onlyDevanagari(nameToDevanagari(onlyKnown(long)))
  return onlyDevanagari(long.replace(WRITTEN_OTHERWISE, soundToDevanagari))
}

function soundToDevanagari(run: string): string {
  return /^\p{Script=Latin}/u.test(run) ? nameToDevanagari(typedToLatin(run)) : otherToDevanagari(run)
}

/** Splits a name at hyphens, spaces and the joining signs of other scripts. Each part is spelt separately. */
export function splitName(name: string): string[] {
  return name.split(/[\s\-\u05be\u0f0b\u30fb\uff65]+/).filter((word) => word !== '')
}

/** Converts Cyrillic into Latin letters similar to IAST: ш becomes ś, ч c, ж ž, х kh. */
function cyrillicToLatin(text: string): string {
  // дж is one sound. Serbian has the letter џ for this sound.
  const joined = text.replace(/дж/giu, (pair) => (pair.startsWith('Д') ? 'Џ' : 'џ'))
  return withCase(joined, (letter, before) => {
    const opens = before === '' || /[аеёиоуыэюяъьйіїєў\s'’-]/.test(before)
    if (letter === 'е') return opens ? 'ye' : 'e'
    if (letter === 'ё' && /[жшщч]/.test(before)) return 'o'
    if (letter === 'ю' && /[жш]/.test(before)) return 'u'
    // After a vowel, ў is the Belarusian letter. In other positions it is the Uzbek letter with the sound o.
    if (letter === 'ў' && !/[аеёиоуыэюяі]/.test(before)) return 'o'
    return CYRILLIC[letter] ?? NEIGHBOURS[letter] ?? otherCyrillic(letter)
  })
}

/** Uses the letter without its mark if it has a mark. Otherwise uses the sound of the letter. */
function otherCyrillic(letter: string): string | undefined {
  const [base = ''] = letter.normalize('NFD')
  if (!/\p{Script=Cyrillic}/u.test(base)) return undefined
  const sound = CYRILLIC[base] ?? NEIGHBOURS[base] ?? romanise(base)
  return sound.replace(/q/g, 'k').replace(/w/g, 'v').replace(/x/g, 'kh')
}

/** Converts letters of other scripts (except Devanagari) to Latin letters. */
function othersToLatin(text: string): string {
  return text.replace(WRITTEN_OTHERWISE, (run) => {
    if (/^\p{Script=Latin}/u.test(run) || !/\p{L}/u.test(run)) return run
    const latin = romanise(run)
    return latin.charAt(0).toUpperCase() + latin.slice(1)
  })
}

function otherToDevanagari(run: string): string {
  const letters = Array.from(run.normalize('NFC')).filter((letter) => letter !== '\u200c' && letter !== '\u200d')
  const equals = letters.map(indicToDevanagari)
  return equals.every((letter) => letter !== undefined)
    ? equals.join('')
    : nameToDevanagari(typedToLatin(romanise(run)))
}

/** Removes letters and marks that have no spelling in Devanagari. The dot between Tibetan syllables becomes a space. */
function onlyDevanagari(text: string): string {
  return text.replaceAll('\u0f0b', ' ').replace(/(?!\p{Script=Devanagari})[\p{L}\p{M}]/gu, '')
}

/** Converts strict IAST into Devanagari. The names of the almanac are in strict IAST. */
export function iastToDevanagari(iast: string): string {
  let written = ''
  // A consonant includes a short a, unless a vowel sign or the virama follows.
  let isOpen = false
  for (const token of tokensOf(iast)) {
    const consonant = CONSONANTS[token]
    const vowel = VOWELS[token]
    if (consonant !== undefined) written += (isOpen ? VIRAMA : '') + consonant
    else if (vowel) written += isOpen ? vowel[1] : vowel[0]
    else written += (isOpen ? VIRAMA : '') + (MARKS[token] ?? token)
    isOpen = consonant !== undefined
  }
  return isOpen ? written + VIRAMA : written
}

/**
 * Converts a name into Devanagari. A final a becomes a long ā, because a short a would be silent when the name is read aloud. Two adjacent
 * vowels do not become a diphthong.
 */
function nameToDevanagari(latin: string): string {
  const lower = latin.toLowerCase().normalize('NFC')
  return iastToDevanagari(lower.replace(/a(?=\P{L}|$)/gu, 'ā').replace(/([ao])([iu])/g, '$1\u200c$2')).replaceAll(
    '\u200c',
    '',
  )
}

function typedToLatin(text: string): string {
  const lower = TYPED.reduce((typed, [from, to]) => typed.replace(from, to), onlyKnown(text.toLowerCase()))
  return lower.replace(/['’‘`´\u02b9-\u02bf]/g, '')
}

/** Removes the marks of letters (é becomes e), except the marks of IAST. Replaces letters that only some languages have: ə becomes a. */
function onlyKnown(text: string): string {
  return Array.from(text.normalize('NFC')).map(knownLetter).join('')
}

function knownLetter(letter: string): string {
  if (VOWELS[letter] || CONSONANTS[letter] || MARKS[letter] !== undefined) return letter
  const base = letter.normalize('NFD').replace(/\p{M}/gu, '')
  if (!/\p{Script=Latin}/u.test(base) || /^[a-z]$/.test(base)) return base
  return LATIN[base] ?? romanise(base)
}

function tokensOf(text: string): string[] {
  const known = [...Object.keys(CONSONANTS), ...Object.keys(VOWELS)].toSorted((a, b) => b.length - a.length)
  const tokens: string[] = []
  for (let at = 0; at < text.length; ) {
    const token = known.find((each) => text.startsWith(each, at)) ?? text.charAt(at)
    tokens.push(token)
    at += token.length
  }
  return tokens
}

function withoutStress(text: string): string {
  return text
    .normalize('NFD')
    .replace(new RegExp(`(?<=[аеиоуыэюяіaeiouy])${ACUTE}`, 'giu'), '')
    .normalize('NFC')
}

/** Keeps capital letters. If one capital letter becomes several letters, only the first of them is a capital. */
function withCase(text: string, write: (letter: string, before: string) => string | undefined): string {
  const letters = Array.from(text)
  return letters
    .map((letter, at) => {
      const lower = letter.toLowerCase()
      const latin = write(lower, (letters[at - 1] ?? '').toLowerCase()) ?? letter
      return lower === letter ? latin : latin.charAt(0).toUpperCase() + latin.slice(1)
    })
    .join('')
}
