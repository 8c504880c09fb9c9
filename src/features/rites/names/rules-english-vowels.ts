import type { Sound } from './rules-alignment.ts'

/** A vowel of an English word in Hindi spelling: vowel letters, and य or र if the sound contains one of these consonants. */
export type VowelLetters = readonly string[]

type Around = { sounds: readonly Sound[]; at: number; sound: Sound; before: Sound | undefined; next: Sound | undefined }

/**
 * Writes a vowel of an English word. Hindi follows the sound of a stressed vowel, but the letter of an unstressed vowel. For example, the
 * second vowel of Nicholas is ओ, although English speakers say a short a.
 */
export function vowelOf(sounds: readonly Sound[], at: number): VowelLetters {
  const sound = sounds[at]
  if (!sound) return []
  const around = { sounds, at, sound, before: sounds[at - 1], next: sounds[at + 1] }
  return WRITERS[sound.phone]?.(around) ?? []
}

export function isVowel(sound: Sound | undefined): boolean {
  return sound?.stress !== undefined
}

const WRITERS: Record<string, (around: Around) => VowelLetters> = {
  AA: openO,
  AE: flatA,
  AH: neutral,
  AO: broadO,
  AW: ({ sound, next }) => (isVowel(next) && sound.letters.includes('w') ? ['ऑ', 'व'] : ['आ', 'उ']),
  AY: longI,
  EH: shortE,
  ER: colouredR,
  EY: longA,
  IH: shortI,
  IY: longE,
  OW: ({ sound, next }) => (isVowel(next) && sound.letters === 'ow' ? ['ओ', 'व'] : ['ओ']),
  OY: () => ['ऑ', 'य'],
  UH: ({ next }) => [next?.phone === 'R' ? 'ऊ' : 'उ'],
  UW: longU,
}

/** Returns the vowel of `o`. It is ओ if a single consonant and a vowel follow (Ronald), but not before b and m (Robert, Thomas). */
function openO({ sound, before, next, sounds, at }: Around): VowelLetters {
  if (!sound.letters.includes('o')) return [before?.phone === 'W' ? 'ऑ' : 'आ']
  const isSingle = next !== undefined && !isDoubled(next.letters) && isVowel(sounds[at + 2])
  return [isSingle && !/^[BM]$/.test(next.phone) ? 'ओ' : 'ऑ']
}

function broadO({ sound, sounds, at, before, next }: Around): VowelLetters {
  const after = sounds[at + 2]
  if (sound.letters === 'a' && /^[LR]$/.test(next?.phone ?? '') && after && !isVowel(after)) return ['आ']
  if (next?.phone === 'R' && sound.letters.includes('o')) {
    const isFord = before?.phone === 'F' && after?.phone === 'D'
    if (!after || isFord || (isVowel(after) && next.letters === 'r')) return ['ओ']
  }
  return ['ऑ']
}

/** Returns the vowel of a long English i. Tyler and Byron have य. Caroline has a short i in the last syllable. */
function longI({ sounds, at, sound, before, next }: Around): VowelLetters {
  if (isVowel(next)) return ['आ', 'य']
  if (!next) return before ? ['आ', 'ई'] : ['आ', 'इ']
  if (sound.stress === 2 && next.phone === 'N' && at + 2 === sounds.length) return ['इ']
  return sound.letters === 'y' && /^[LR]$/.test(next.phone) && isVowel(sounds[at + 2]) ? ['आ', 'य'] : ['आ', 'इ']
}

function longA({ sounds, at, sound, next }: Around): VowelLetters {
  if (isVowel(next)) return ['ए', 'य']
  return sound.letters === 'ay' && next?.phone === 'L' && isFinalA(sounds, at + 2) ? ['आ', 'य'] : ['ए']
}

function shortI({ sounds, at, sound, before, next }: Around): VowelLetters {
  if (before?.phone === 'UW') return ['ई']
  if (before?.phone === 'AY') return ['अ']
  if (next?.phone === 'R' && !isVowel(sounds[at + 2])) return ['इ', 'य']
  if (sound.stress === 0 && /^[ea]/.test(sound.letters)) return ['ए']
  const isLast = at + 2 === sounds.length
  if (
    next?.phone === 'N' &&
    (isLast ? next.letters === 'ne' : sounds[at + 2]?.letters === 'i' && isFinalA(sounds, at + 3))
  )
    return ['ई']
  return ['इ']
}

/**
 * Returns the vowel of a flat English a (as in "cat"). At the beginning of a word it is ए. Exceptions: अ before l with another consonant
 * (Albert), and ऐ in a word of one syllable.
 */
function flatA({ sounds, at, sound, before, next }: Around): VowelLetters {
  const after = sounds[at + 2]
  if (next?.phone === 'R' && isFinalA(sounds, at + 2)) return ['आ']
  if (before?.phone === 'AY') return ['अ']
  if (before?.phone === 'Z' && before.letters === 'x') return ['ए']
  if (next?.phone === 'N' && after?.phone === 'S' && sounds[at + 3]?.phone !== 'IY') return ['आ']
  if (!before) {
    if (sound.stress === 2 || (next?.phone === 'L' && after && !isVowel(after))) return ['अ']
    return [sounds.filter(isVowel).length === 1 ? 'ऐ' : 'ए']
  }
  const isNasal = next?.phone === 'N' && sound.stress === 1
  return [isNasal && sounds.slice(0, at).some(isVowel) && isFinalA(sounds, sounds.length - 1) ? 'आ' : 'ऐ']
}

function shortE({ sounds, at, sound, before, next }: Around): VowelLetters {
  if (next?.phone !== 'R' || !before || !sound.letters.startsWith('a')) return ['ए']
  if (isFinalA(sounds, at + 2)) return ['आ']
  return at + 2 === sounds.length ? ['ए', 'य'] : ['ऐ']
}

/** The vowel of a long English e: a long i before a consonant or at the end, and a short i with य before a vowel. */
function longE({ sounds, at, sound, next }: Around): VowelLetters {
  if (isVowel(next)) return ['इ', 'य']
  if (sound.letters === 'e' && isFinalA(sounds, at + 2)) return ['ए']
  if (sound.letters === 'i' && next?.phone === 'S') return ['इ']
  return [sound.stress === 0 && next && !/e[ei]|ie|y/.test(sound.letters) ? 'इ' : 'ई']
}

function longU({ sound, before, next }: Around): VowelLetters {
  if (sound.letters === 'ue' && next?.phone === 'L') return ['उ', 'अ']
  if (isVowel(next)) return ['उ']
  return sound.letters === 'ew' && before && !/^[YJS]/.test(before.phone) ? ['य', 'ऊ'] : ['ऊ']
}

function colouredR({ sounds, at, sound, before, next }: Around): VowelLetters {
  if (isVowel(next)) {
    if (next?.stress === 1) return [BEFORE_STRESS[sound.letters.charAt(0)] ?? 'अ', 'र']
    if (sound.letters.startsWith('o') && isFinalA(sounds, at + 1)) return ['ओ', 'र']
  }
  if (before?.phone === 'F' && next?.phone === 'D' && sound.letters === 'or') return ['ओ', 'र']
  return ['अ', 'र']
}

const BEFORE_STRESS: Record<string, string> = { a: 'आ', e: 'ए', i: 'इ' }

/** The unstressed neutral vowel. The Hindi spelling depends on the English letter. */
function neutral(around: Around): VowelLetters {
  const { sounds, at, sound, before, next } = around
  const { letters, stress } = sound
  if (stress !== 0) return ['अ']
  if (isFinalA(sounds, at)) return ['आ']
  if (!before) return [letters.startsWith('i') ? 'इ' : letters.startsWith('e') ? 'ए' : 'अ']
  if (before.phone === 'AY') return ['अ']
  const isMc = at === 1 && before.phone === 'M' && /^[KG]$/.test(next?.phone ?? '') && /^c?$/.test(letters)
  if (isMc) return ['ऐ']
  if (letters === 'ae' || letters === '') return ['अ']
  if (letters === 'aa') return ['ऐ']
  if (letters === 'i' && next?.letters === 'ne' && at + 2 === sounds.length) return ['ई']
  if (
    /^[ao]/.test(letters) &&
    /^[NL]$/.test(next?.phone ?? '') &&
    sounds[at + 2]?.phone === 'IY' &&
    at + 3 === sounds.length
  )
    return ['अ']
  const isOpen = next !== undefined && !isVowel(next) && isVowel(sounds[at + 2])
  return [BY_LETTER[letters.charAt(0)]?.({ ...around, isOpen }) ?? 'अ']
}

type Syllable = Around & { isOpen: boolean }

const BY_LETTER: Record<string, (syllable: Syllable) => string> = {
  a: writtenA,
  e: writtenE,
  i: () => 'इ',
  o: ({ isOpen, next, sounds, at }) => (isOpen || (next?.phone === 'L' && sounds[at + 2]?.phone === 'D') ? 'ओ' : 'अ'),
  u: ({ isOpen }) => (isOpen ? 'उ' : 'अ'),
  y: () => 'इ',
}

function writtenA({ sounds, at, before, next, isOpen }: Syllable): string {
  const after = sounds[at + 2]
  if (!sounds.slice(0, at).some(isVowel)) {
    const isClosed = next !== undefined && (isDoubled(next.letters) || (after !== undefined && !isVowel(after)))
    return isClosed ? 'ऐ' : 'अ'
  }
  if (next?.letters === 'ce') return 'ए'
  const isMan =
    before?.phone === 'M' && next?.phone === 'N' && at + 2 === sounds.length && sounds[at - 2]?.phone !== 'R'
  if (isMan) return 'ऐ'
  const isAfterLongI = before?.phone === 'IY' && before.stress === 1
  return isOpen || isAfterLongI || (next?.phone === 'L' && after?.phone === 'D') ? 'आ' : 'अ'
}

/** The vowel of an unstressed e. The e is silent in -el and -ven, and before l with an unstressed i (Evelyn). */
function writtenE({ sounds, at, before, next }: Syllable): string {
  if (before?.phone === 'Y' || before?.phone === 'IY') return 'अ'
  const after = sounds[at + 2]
  if (next?.phone === 'L') {
    if (after === undefined && next.letters === 'l') return 'अ'
    return after?.stress === 0 && /^[iy]/.test(after.letters) ? 'अ' : 'ए'
  }
  const isVen = next?.phone === 'N' && after === undefined && /^[VF]$/.test(before?.phone ?? '')
  return isVen ? 'अ' : 'ए'
}

/** True if the vowel is a neutral vowel with the letter a at the end of the word: Laura, Sarah. */
function isFinalA(sounds: readonly Sound[], at: number): boolean {
  const sound = sounds[at]
  return at === sounds.length - 1 && sound?.phone === 'AH' && /^[iae]*ah?$|^$/.test(sound.letters)
}

function isDoubled(letters: string): boolean {
  return letters.length === 2 && letters[0] === letters[1]
}
