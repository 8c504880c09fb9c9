import { LETTER_NAMES, SOUND_CONSONANTS, VOWEL_SIGNS } from './data/arpabet.ts'
import { SETTLED_NAMES } from './data/settled-names.ts'
import { alignSounds, type Sound } from './rules-alignment.ts'
import { isVowel, vowelOf } from './rules-english-vowels.ts'

/** Returns the pronunciation of an English word in ARPAbet: `R AY1 T` for `wright`. Undefined if the dictionary does not have the word. */
export type Pronounce = (word: string) => string | undefined

/** A Devanagari letter and its sound. */
type Unit = { letter: string; sound: Sound }

const VIRAMA = '\u094d'
const ANUSVARA = '\u0902'

/** Writes a word of an English name in Devanagari by its sound, as in Hindi newspapers. Undefined if the dictionary does not have the word. */
export function readEnglish(word: string, pronounce: Pronounce): string | undefined {
  const parts = word
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .split('.')
  const readings = parts.map((part) => (part === '' ? '' : readPart(part, pronounce)))
  return readings.some((reading) => reading === undefined) ? undefined : readings.join('.')
}

function readPart(part: string, pronounce: Pronounce): string | undefined {
  if (!/^[a-z][a-z']*$/.test(part)) return undefined
  return (
    LETTER_NAMES[part] ??
    SETTLED_NAMES.get(part) ??
    readSounds(part, pronounce(part)) ??
    readWithPrefix(part, pronounce)
  )
}

/** Prefixes of Irish and Scottish names. The dictionary may have only the name without the prefix. */
const PREFIXES: readonly (readonly [RegExp, string])[] = [
  [/^o'(?=..)/, 'ओ'],
  [/^ma?c(?=[^aeiouk'].)/, 'मैक'],
  [/^fitz(?=..)/, 'फ\u093cिट्ज\u093c'],
  [/^d'(?=..)/, 'ड'],
]

function readWithPrefix(word: string, pronounce: Pronounce): string | undefined {
  for (const [prefix, reading] of PREFIXES) {
    const rest = word.replace(prefix, '')
    const read = rest === word ? undefined : readSounds(rest, pronounce(rest))
    if (read !== undefined) return reading + read
  }
  return undefined
}

function readSounds(word: string, arpabet: string | undefined): string | undefined {
  if (arpabet === undefined) return undefined
  const sounds = alignSounds(word.replaceAll("'", ''), arpabet)
  return writeUnits(sounds.flatMap((sound, at) => unitsOf(sounds, sound, at)))
}

function unitsOf(sounds: readonly Sound[], sound: Sound, at: number): Unit[] {
  const letters = isVowel(sound) ? vowelOf(sounds, at) : consonantOf(sounds, sound, at)
  return letters.map((letter) => ({ letter, sound }))
}

function consonantOf(sounds: readonly Sound[], sound: Sound, at: number): string[] {
  const { phone, letters } = sound
  const [before, next] = [sounds[at - 1], sounds[at + 1]]
  if (phone === 'NG') return ['न', ...(next && /^[KG]$/.test(next.phone) ? [] : ['ग'])]
  if (phone === 'M' && letters === 'mp') return ['म', 'प']
  if (phone === 'T' && letters === 'th') return ['थ']
  if (phone === 'V' && letters === 'ph') return ['फ\u093c']
  if (phone === 'W' && letters === 'wh') return ['व', 'ह']
  if (phone === 'Z' && letters.startsWith('s') && before && !isVowel(before)) return ['स']
  if (phone === 'Z' && letters.startsWith('s') && before?.phone === 'ER') return ['स']
  if (phone === 'S' && letters === 'z') return ['ज\u093c']
  if (phone === 'G' && next?.phone === 'Z') return ['क']
  if (phone === 'Y' && letters === 'i' && before) return ['इ', 'य']
  if (phone === 'Y' && letters === '' && next?.letters === 'ue' && sounds[at + 2]?.phone === 'L') return []
  if (letters.endsWith('i') && /^[CSZJ]H$/.test(phone) && isVowel(next) && next?.letters === 'a')
    return [SOUND_CONSONANTS[phone] ?? '', 'इ', 'य']
  return [SOUND_CONSONANTS[phone] ?? '']
}

function writeUnits(units: readonly Unit[]): string {
  let written = ''
  for (const [at, unit] of units.entries()) {
    const before = units[at - 1]
    const sign = VOWEL_SIGNS[unit.letter]
    if (sign !== undefined) {
      const follows = before !== undefined && VOWEL_SIGNS[before.letter] === undefined
      written += follows ? sign : unit.letter
    } else {
      written += before && isConsonant(before) ? joinOf(units, at - 1) : ''
      written += unit.letter
    }
  }
  return written.replaceAll(`न${ANUSVARA}`, ANUSVARA)
}

function isConsonant({ letter }: Unit): boolean {
  return VOWEL_SIGNS[letter] === undefined
}

/** The sign between two consonants: a virama, the dot for n, or nothing if Hindi readers omit the short a anyway. */
function joinOf(units: readonly Unit[], at: number): string {
  const [one, two] = [units[at], units[at + 1]]
  if (!one || !two) return ''
  const [a, b] = [one.letter, two.letter]
  const before = units[at - 1]
  const isStart = !units.slice(0, at).some((unit) => !isConsonant(unit))
  const isEnd = !units.slice(at + 2).some((unit) => !isConsonant(unit))
  if (isVowel(one.sound) && one.sound.phone !== 'ER') return ''
  const isSon = b === 'स' && units.length === at + 4 && units[at + 3]?.letter === 'न'
  if (b === 'य' && a === 'र') return ''
  if (a === 'न' && takesDot(b) && !isSon) return dotOrJoin(before?.letter, one, b)
  if (isStart || isEnd) return VIRAMA
  if (a === 'र') return isSon && one.sound.phone === 'ER' ? '' : VIRAMA
  if (b === 'य') return VIRAMA
  if (one.sound.isBeforeSilent) return ''
  if (a === 'ल') return b === 'र' ? '' : VIRAMA
  if (a === 'स') return /[टपकलम]/.test(b) ? VIRAMA : ''
  if (b === 'र') return /[टडकगपब]/.test(a) || (before && isConsonant(before)) ? VIRAMA : ''
  if (b === 'व' && a === 'क') return VIRAMA
  if (a === 'ट' && b === 'ज\u093c') return VIRAMA
  if (a === 'म') return /[पब]/.test(b) ? VIRAMA : ''
  if (a === 'क') return /^[टस]|^ज\u093c/.test(b) ? VIRAMA : ''
  return a === 'ग' && b === 'न' ? VIRAMA : ''
}

function takesDot(letter: string): boolean {
  return /^[कगचजटडथदसशत]/.test(letter)
}

/** After ऑ and ओ, n is a full letter instead of a dot before s and in ng: लॉन्ग, जोन्स. */
function dotOrJoin(vowel: string | undefined, { sound }: Unit, next: string): string {
  const isOpen = vowel === 'ओ' || vowel === 'ऑ'
  if (isOpen && (sound.phone === 'NG' || next === 'स')) return VIRAMA
  if (vowel === 'र') return VIRAMA
  return ANUSVARA
}
