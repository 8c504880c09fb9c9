import type { Lang } from '#base/i18n.ts'

/** A Devanagari letter in English and in Russian letters. */
type Shown = Readonly<Record<Lang, string>>

const shown = (en: string, ru: string): Shown => ({ en, ru })

/**
 * Consonants in the Latin and the Russian alphabet. Retroflex and dental consonants are written with the same letters, because both alphabets
 * lack separate letters.
 */
export const SHOWN_CONSONANTS: Readonly<Record<string, Shown>> = {
  क: shown('k', 'к'),
  ख: shown('kh', 'х'),
  ग: shown('g', 'г'),
  घ: shown('gh', 'гх'),
  ङ: shown('ng', 'нг'),
  च: shown('ch', 'ч'),
  छ: shown('chh', 'чх'),
  ज: shown('j', 'дж'),
  झ: shown('jh', 'джх'),
  ञ: shown('n', 'н'),
  ट: shown('t', 'т'),
  ठ: shown('th', 'тх'),
  ड: shown('d', 'д'),
  ढ: shown('dh', 'дх'),
  ण: shown('n', 'н'),
  त: shown('t', 'т'),
  थ: shown('th', 'тх'),
  द: shown('d', 'д'),
  ध: shown('dh', 'дх'),
  न: shown('n', 'н'),
  प: shown('p', 'п'),
  फ: shown('ph', 'пх'),
  ब: shown('b', 'б'),
  भ: shown('bh', 'бх'),
  म: shown('m', 'м'),
  य: shown('y', 'й'),
  र: shown('r', 'р'),
  ल: shown('l', 'л'),
  ळ: shown('l', 'л'),
  व: shown('v', 'в'),
  श: shown('sh', 'ш'),
  ष: shown('sh', 'ш'),
  स: shown('s', 'с'),
  ह: shown('h', 'х'),
  'क\u093c': shown('k', 'к'),
  'ख\u093c': shown('kh', 'х'),
  'ग\u093c': shown('gh', 'г'),
  'ज\u093c': shown('z', 'з'),
  'झ\u093c': shown('zh', 'ж'),
  'ड\u093c': shown('r', 'р'),
  'ढ\u093c': shown('rh', 'рх'),
  'फ\u093c': shown('f', 'ф'),
}

/** Vowels, by vowel letter and by vowel sign. In an English name the sign ै sounds like the “a” in “Mary”. */
export const SHOWN_VOWELS: Readonly<Record<string, Shown>> = {
  अ: shown('a', 'а'),
  आा: shown('ā', 'а'),
  इि: shown('i', 'и'),
  ईी: shown('ī', 'и'),
  उु: shown('u', 'у'),
  ऊू: shown('ū', 'у'),
  ऋृ: shown('ri', 'ри'),
  ॠॄ: shown('rī', 'ри'),
  एे: shown('e', 'э'),
  ऐै: shown('ai', 'ай'),
  ओो: shown('o', 'о'),
  औौ: shown('au', 'ау'),
  ऑॉ: shown('o', 'о'),
  ऍॅ: shown('e', 'э'),
}
