import { CONSONANTS, CYRILLIC, MARKS, NEIGHBOURS, TYPED, VOWELS } from './data/alphabets.ts'

/** A word of a name in the three scripts of the sheet. */
export type Spelling = { name: string; latin: string; devanagari: string }

const VIRAMA = '\u094d'
const ACUTE = '\u0301'

/**
 * One word of a name in Latin and Devanagari (docs/sankalpa-sheet.md, "Names"). Cyrillic is written letter by letter; what was typed in
 * Latin stays as typed and is read as passports spell names. Vowels are short, except an `a` that ends the name.
 */
export function spell(word: string): Spelling {
  const plain = withoutStress(word)
  if (/\p{Script=Cyrillic}/u.test(plain)) {
    const latin = cyrillicToLatin(plain)
    return { name: word, latin, devanagari: nameToDevanagari(latin) }
  }
  const devanagari = /\p{Script=Latin}/u.test(plain) ? nameToDevanagari(typedToLatin(plain)) : word
  return { name: word, latin: word, devanagari }
}

/** The words of a name that are spelt one by one: hyphens divide as spaces do. */
export function wordsOf(name: string): string[] {
  return name.split(/[\s-]+/).filter((word) => word !== '')
}

/** Cyrillic into Latin close to IAST: ś is ш, c is ч, ž is ж, kh is х. */
function cyrillicToLatin(text: string): string {
  return withCase(text, (letter, before) => {
    const opens = before === '' || /[аеёиоуыэюяъьйіїєў\s'’-]/.test(before)
    if (letter === 'е') return opens ? 'ye' : 'e'
    if (letter === 'ё' && /[жшщч]/.test(before)) return 'o'
    return CYRILLIC[letter] ?? NEIGHBOURS[letter]
  })
}

/** Strict IAST, as the almanac's names are written, into Devanagari. */
export function iastToDevanagari(iast: string): string {
  let written = ''
  // A consonant holds a short a until a vowel's sign or the virama says otherwise.
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

/** A name ends in a long ā where it ends in a: a short one would fall silent when read aloud. Two vowels in a row stay two. */
function nameToDevanagari(latin: string): string {
  const lower = latin.toLowerCase().normalize('NFC')
  return iastToDevanagari(lower.replace(/a(?=\P{L}|$)/gu, 'ā').replace(/([ao])([iu])/g, '$1\u200c$2')).replaceAll(
    '\u200c',
    '',
  )
}

function typedToLatin(text: string): string {
  const lower = TYPED.reduce((typed, [from, to]) => typed.replace(from, to), onlyKnown(text.toLowerCase()))
  return lower.replace(/['’`]/g, '')
}

/** Marks that IAST has stay; of the others the letter alone: é is e. */
function onlyKnown(text: string): string {
  return Array.from(text.normalize('NFC'))
    .map((letter) =>
      VOWELS[letter] || CONSONANTS[letter] || MARKS[letter]
        ? letter
        : letter.normalize('NFD').replace(/\p{M}/gu, '').replace('ł', 'l').replace('ß', 'ss'),
    )
    .join('')
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

/** A capital stays one, of the first letter where one letter becomes several. */
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
