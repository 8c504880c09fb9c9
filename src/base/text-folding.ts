/** Characters that people type as an apostrophe. Some of them are letters, and some decompose into a space and a mark. */
const APOSTROPHES =
  /[\u2018\u2019\u201b\u02b9-\u02bd\u02c8\u0060\u00b4\u2032\u2035\ua78c\u055a\u05f3\u1fbd\u1fbf\u1fef\u1ffd\u1ffe]/gu
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu

/**
 * In these scripts a mark over a letter is only a hint for pronunciation. In other scripts, such as Devanagari or Thai, marks are vowels.
 */
const MARKED = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}])\p{M}+/gu
const MARKED_CYRILLIC = /(\p{Script=Cyrillic})(\p{M}+)/gu
/**
 * Marks that are removed from letters. The breve (й, ў) and the dots (ї) are not removed, because they make another letter. The code below
 * handles ё.
 */
const NOT_OF_A_LETTER = /[^\u0306\u0308]/gu

/** Letters that Unicode does not decompose, with the letters that people type for them on another keyboard. */
const SPELT = new Map(
  `æ-ae œ-oe ø-o ł-l đ-d ð-d ɖ-d ɗ-d ħ-h ı-i ɨ-i ȷ-j ĸ-k ƙ-k ŋ-n ɲ-n þ-th ß-ss ŧ-t ƀ-b ɓ-b ƒ-f ǥ-g ɠ-g ɣ-g
  ɔ-o ɵ-o ə-e ǝ-e ɛ-e ʉ-u ʋ-v ƴ-y ƶ-z ʒ-z ς-σ ё-е`
    .split(/\s+/)
    .map((pair): [string, string] => [pair.slice(0, 1), pair.slice(2)]),
)
const UNSPLIT = new RegExp(`[${[...SPELT.keys()].join('')}]`, 'gu')

/**
 * The normalised form in which all searches compare texts. Case, ё and е, accents, apostrophes, widths and invisible characters do not
 * matter. But й and и stay different.
 */
export function foldText(text: string): string {
  return text
    .replace(UNSEEN, '')
    .replace(APOSTROPHES, "'")
    .normalize('NFKD')
    .replace(APOSTROPHES, "'")
    .toLowerCase()
    .replace(MARKED, '$1')
    .replace(MARKED_CYRILLIC, (_, letter: string, marks: string) => letter + marks.replace(NOT_OF_A_LETTER, ''))
    .normalize('NFC')
    .replace(UNSPLIT, (letter) => SPELT.get(letter) ?? letter)
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:'[\p{L}\p{M}\p{N}]+)*/gu
/**
 * Names in these scripts have no spaces. So the index contains the name from its first letter, from its second letter and so on, up to this number of
 * letters.
 */
const MAX_STARTS = 30
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2,}$/u

/** The normalised words under which a search finds a text, each once. A search finds `O’Brien` as `obrien` and as `brien`. */
export function foldedWords(text: string): string[] {
  const words = foldText(text).match(WORD) ?? []
  return [...new Set(words.flatMap(formsOf))]
}

const MAX_WORDS = 8
const MAX_LETTERS = 60

/** The words of a search. A word with apostrophes stays one word. Empty if there is only punctuation: such a search finds nothing. */
export function searchWords(typed: string): string[] {
  const words = foldText(typed).match(WORD) ?? []
  const plain = new Set(words.map((word) => word.replaceAll("'", '').slice(0, MAX_LETTERS)))
  return [...plain].slice(0, MAX_WORDS)
}

/** True if each typed word occurs in one of the texts. Use this function only for lists that are short enough to be scanned. */
export function isFoundBy(typed: string, ...texts: string[]): boolean {
  const words = searchWords(typed)
  const text = foldedWords(texts.join(' ')).join(' ')
  return words.length > 0 && words.every((word) => text.includes(word))
}

function formsOf(word: string): string[] {
  if (word.includes("'")) return [word.replaceAll("'", ''), ...word.split("'")]
  if (!UNSPACED.test(word)) return [word]
  const letters = Array.from(word)
  return letters.slice(0, MAX_STARTS).map((_, at) => letters.slice(at).join(''))
}
