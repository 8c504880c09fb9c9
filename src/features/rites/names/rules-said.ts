import type { Lang } from '#base/i18n.ts'
import { spell, spellSound, splitName } from './rules-devanagari.ts'
import { type Pronounce, readEnglish } from './rules-english.ts'
import { type Corrected, readName, showReading, soundEveryA } from './rules-reading.ts'

/** A typed reading: the sound of a name in any letters, or the name in Devanagari. */
export type Said = { name: string; said: string }

/** Returns the readings of names. A typed reading has priority. Undefined for a text that cannot be read. */
export function readAll(asked: readonly (string | Said)[], lang: Lang, pronounce: Pronounce, corrected?: Corrected) {
  return asked.map((each) => {
    if (typeof each === 'string') return { name: each, ...readName(each, lang, pronounce, corrected) }
    const read = readSaid(each, lang, pronounce)
    return read && { name: each.name, ...read }
  })
}

/** Converts a typed reading to Devanagari and to the letters of the language. Undefined if the text has no readable letter. */
export function readSaid(
  { name, said }: Said,
  lang: Lang,
  pronounce: Pronounce,
): { devanagari: string; reading: string } | undefined {
  const isEnglish = splitName(name).some((word) => spell(word, pronounce).devanagari !== spell(word).devanagari)
  const written = said
    .split(/\s+/u)
    .map((word) => writeWord(word, { lang, pronounce: isEnglish ? pronounce : undefined }))
  const devanagari = written.filter((word) => word !== '').join(' ')
  if (devanagari === '') return undefined
  return { devanagari, reading: showReading(devanagari, lang, { isHindi: true }) }
}

type Typist = { lang: Lang; pronounce: Pronounce | undefined }

/** Writes one word in Devanagari. `pronounce` is set for an English name. Then a word in the dictionary gets the English sound. */
function writeWord(typed: string, { lang, pronounce }: Typist): string {
  const word = typed.replace(/[^\p{L}\p{M}\p{Join_Control}'’‘`´-]/gu, '')
  if (/^[\p{Script=Devanagari}\p{M}\p{Join_Control}-]+$/u.test(word)) return word.replaceAll('-', '')
  const english = pronounce && readEnglish(word, pronounce)
  if (english !== undefined) return english
  const heard = lang === 'en' || pronounce ? hearVowels(word.toLowerCase(), pronounce !== undefined) : word
  const written = soundEveryA(spellSound(heard))
  return pronounce ? toRetroflex(written) : written
}

/**
 * Replaces English spellings of vowels by their sounds: `aw` as in law, `igh` as in high, `ow` as in cow. In an English name also `au` as in
 * Paul and `ay` as in day. These two have other sounds in Indian names (Gauri, Vijay).
 */
function hearVowels(word: string, isEnglish: boolean): string {
  const heard = word
    .replace(/igh/g, 'āi')
    .replace(/aw(?![aeiou])/g, 'ɔ')
    .replace(/ow(?![aeiou])/g, 'āu')
  return isEnglish ? heard.replace(/au(?![aeiou])/g, 'ɔ').replace(/ay(?![aeiou])/g, 'e') : heard
}

/** Hindi writes the t and d of English names with retroflex letters. */
function toRetroflex(devanagari: string): string {
  return devanagari.replaceAll('त', 'ट').replaceAll('द', 'ड')
}
