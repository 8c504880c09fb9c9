import type { Lang } from '#base/i18n.ts'
import { MINUTE } from '#base/time.ts'
import { SHOWN_CONSONANTS, SHOWN_VOWELS } from './data/reading-letters.ts'
import type { Pronounce } from './rules-english.ts'
import { spell, splitName } from './rules-devanagari.ts'

/** The spellings that staff have set, by word. */
export type Corrected = ReadonlyMap<string, { devanagari: string }>

/** Returns the reading of a name, in Devanagari and in the letters of a language. `corrected`: the spellings that staff have set. */
export function readName(
  name: string,
  lang: Lang,
  pronounce: Pronounce,
  corrected: Corrected = new Map(),
): { devanagari: string; reading: string } {
  const words = splitName(name).map((word) => {
    const devanagari = corrected.get(word)?.devanagari ?? spell(word, pronounce).devanagari
    // Hindi speakers omit some short a's. The reading omits these vowels only for a name with an English pronunciation, and for a name in Devanagari.
    const isHindi = devanagari === word || devanagari !== spell(word).devanagari
    const reading = showReading(devanagari, lang, { isHindi })
    return { devanagari, reading: reading === word.replace(SILENT_SIGNS, '') ? word : reading }
  })
  return {
    devanagari: words.map(({ devanagari }) => devanagari).join(' '),
    reading: words.map(({ reading }) => reading).join(' '),
  }
}

/** The soft sign and the hard sign of Russian. Devanagari has no such signs, so a reading omits them. */
const SILENT_SIGNS = /[ьъ]/giu

/** The limit of requests for readings from one range of IP addresses. */
export function readingLimit(range: string, { SANDBOX }: { SANDBOX: boolean }) {
  return { key: `name-readings:${range}`, most: SANDBOX ? 600 : 120, windowMs: MINUTE }
}

/** A syllable: consonants and a vowel. `vowel` is empty after a virama. `isUnwritten`: the vowel is the short a, which has no sign. */
type Syllable = { onset: readonly string[]; vowel: string; isUnwritten: boolean; nasal: string; other: string }

const SYLLABLE =
  /(?:(?<consonants>(?:[क-हळ]\u093c?\u094d)*[क-हळ]\u093c?\u094d?)(?<sign>[ा-ौॅॉ]?)|(?<letter>[अ-औॠऑऍ]))(?<nasal>[ँंः]?)|(?<other>.)/gsu
const CONSONANT = /([क-हळ]\u093c?)(\u094d?)/gu

const VOWEL_SOUNDS = new Map(
  Object.entries(SHOWN_VOWELS).flatMap(([signs, sounds]) => Array.from(signs, (sign) => [sign, sounds] as const)),
)

/**
 * Converts Devanagari to the letters of a language: Nikolas Rāit. With `isHindi`, omits a short a at the end of a word and between single
 * consonants, as Hindi speakers do (एडवर्ड is Edvard). Otherwise every a is written, as in Sanskrit.
 */
export function showReading(devanagari: string, lang: Lang, { isHindi = false } = {}): string {
  return devanagari
    .normalize('NFD')
    .replace(/[\p{Script=Devanagari}]+/gu, (word) => capital(showWord(word, lang, isHindi)))
}

function showWord(word: string, lang: Lang, isHindi: boolean): string {
  const syllables = isHindi ? withoutSilentA(syllablesOf(word)) : syllablesOf(word)
  return syllables
    .map(
      (syllable, at) => soundOf(syllable, lang, isHindi) + nasalOf(syllable, syllables[at + 1], lang) + syllable.other,
    )
    .join('')
}

function soundOf({ onset, vowel }: Syllable, lang: Lang, isHindi: boolean): string {
  const consonants = onset.map((letter, at) => consonantOf(letter, onset[at + 1], lang)).join('')
  // In Hindi this sign sounds like the “a” in the English name “Mary”. In Sanskrit it sounds like “ai”.
  if (isHindi && vowel === 'ै') return consonants + { en: 'ae', ru: 'э' }[lang]
  const sound = VOWEL_SOUNDS.get(vowel)?.[lang] ?? ''
  return lang === 'ru' ? joinRussian(consonants, sound) : consonants + sound
}

/** Before another velar consonant the letter ङ is a plain n: मङ्गल is Mangala, with one g. */
function consonantOf(letter: string, next: string | undefined, lang: Lang): string {
  if (letter === 'ङ' && /^[कखगघ]/.test(next ?? '')) return { en: 'n', ru: 'н' }[lang]
  return SHOWN_CONSONANTS[letter]?.[lang] ?? ''
}

function nasalOf({ nasal }: Syllable, next: Syllable | undefined, lang: Lang): string {
  if (nasal === '') return ''
  if (nasal === 'ः') return { en: 'h', ru: 'х' }[lang]
  return /^[पफबभम]/.test(next?.onset[0] ?? '') ? { en: 'm', ru: 'м' }[lang] : { en: 'n', ru: 'н' }[lang]
}

const AFTER_Y: Record<string, string> = { а: 'я', у: 'ю', э: 'е', о: 'ё' }

/** Joins consonants and a vowel in Russian. й with a vowel becomes one letter. After a consonant э becomes е. */
function joinRussian(consonants: string, vowel: string): string {
  const joined = AFTER_Y[vowel.charAt(0)]
  if (consonants.endsWith('й') && joined) return consonants.slice(0, -1) + joined + vowel.slice(1)
  return consonants + (consonants !== '' && vowel === 'э' ? 'е' : vowel)
}

function syllablesOf(word: string): Syllable[] {
  return [...word.matchAll(SYLLABLE)].map(({ groups = {} }) => {
    const { consonants = '', sign = '', letter = '', nasal = '', other = '' } = groups
    const onset = [...consonants.matchAll(CONSONANT)].map(([, each = '']) => each)
    const isUnwritten = consonants !== '' && sign === '' && !consonants.endsWith('\u094d')
    return { onset, vowel: isUnwritten ? 'अ' : sign || letter, isUnwritten, nasal, other }
  })
}

/** Lengthens each short a that Hindi speakers would omit, so that every a is pronounced. */
export function soundEveryA(devanagari: string): string {
  const syllables = syllablesOf(devanagari)
  const said = withoutSilentA(syllables)
  const at = syllables.findIndex((syllable, place) => syllable.isUnwritten && !said[place]?.isUnwritten)
  if (at < 0) return devanagari
  const parts: string[] = devanagari.match(SYLLABLE) ?? []
  return soundEveryA(parts.with(at, `${parts[at]}ा`).join(''))
}

const SONORANTS = /^[ङञणनमयरलव]/

/** Removes the short a that Hindi speakers omit: at the end of a word, and between a vowel and a single consonant with a vowel. */
function withoutSilentA(syllables: Syllable[]): Syllable[] {
  const said = [...syllables]
  const drop = (at: number, syllable: Syllable) => (said[at] = { ...syllable, vowel: '', isUnwritten: false })
  const last = said.at(-1)
  if (last?.isUnwritten && said.length > 1 && last.nasal === '' && !endsUpwards(last)) drop(said.length - 1, last)
  for (let at = 1; at < said.length - 1; at += 1) {
    const [before, syllable, next] = [said[at - 1], said[at], said[at + 1]]
    if (!before?.vowel || before.nasal || !syllable?.isUnwritten || syllable.nasal || !next?.vowel) continue
    if (next.onset.length === 1 && !endsUpwards(syllable)) drop(at, syllable)
  }
  return said
}

/** True if the consonants are a cluster that cannot end a syllable. For example, the final a of कृष्ण is pronounced. */
function endsUpwards({ onset }: Syllable): boolean {
  const [before, last] = onset.slice(-2)
  return before !== undefined && last !== undefined && SONORANTS.test(last) && !SONORANTS.test(before)
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
