import { foldText } from '#base/text-folding.ts'
import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { stemmer as stemRussian } from '@orama/stemmers/russian'

/** Frequent words that do not help a search. */
const STOP = new Set(
  `а без бы в во вы где да для до если же за и из или их к как какая какие какой ко когда кто ли мне мой моя на над надо не нет но ну
  о об он она они от перед по под при про с со так также там то ту ты у уже хочу хотим чем что чтобы эта эти это этот я нужно нужен
  ягья ягью ягьи ритуал ритуала ритуалы
  a an and are as at be by do for from have how i if in into is it me my of on or our so than that the their them then there these
  this to us want was we what when where which who why with you your need yagya yagna yajna ritual rituals`.split(
    /\s+/,
  ),
)

/** The maximum number of words of a query that the search uses. It limits the cost of a search. */
const MAX_WORDS = 12

/** The words of a text, normalised for comparison. */
export function splitWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

/** The words that a search uses. Stop words are used only if the query has no other words. */
export function queryWords(query: string): string[] {
  const words = [...new Set(splitWords(query))].slice(0, MAX_WORDS)
  const distinctive = words.filter((word) => !STOP.has(word))
  return distinctive.length > 0 ? distinctive : words.filter((word) => word.length > 2)
}

/** The stem that the forms of a word have in common. Sanskrit words have many spellings in Russian letters, so soft signs and -йя- are ignored. */
export function toStem(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  const stem = findStem(word)
  if (stems.size < MAX_STEMS) stems.set(word, stem)
  return stem
}

/** A cache of stems, because texts repeat the same words and stemming is slow. */
const stems = new Map<string, string>()
const MAX_STEMS = 50_000

function findStem(word: string): string {
  if (/^[a-z]+$/.test(word)) return stemEnglish(word)
  if (!/^[а-я]+$/.test(word)) return word
  return stemRussian(word.replaceAll('йя', 'я').replaceAll('йе', 'е')).replace(/[ьъ]/g, '')
}

/** The stems by which the search finds a text. A name that begins with «маха» ("great") is also found without this prefix. */
export function toStems(text: string): string[] {
  return splitWords(text).flatMap((word) => {
    const [, great] = /^(?:маха|maha)(.{4,})$/.exec(word) ?? []
    return great ? [toStem(word), toStem(great)] : [toStem(word)]
  })
}

const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"
const RUSSIAN_KEYS = 'йцукенгшщзхъфывапролджэячсмитьбюё'

/** The text that the same keys produce in the other keyboard layout: «ufytif» becomes «ганеша». */
export function toOtherLayout(query: string): string {
  const lower = query.toLowerCase()
  const [from, to] = /[а-яё]/.test(lower) ? [RUSSIAN_KEYS, LATIN_KEYS] : [LATIN_KEYS, RUSSIAN_KEYS]
  return Array.from(lower, (key) => to[from.indexOf(key)] ?? key).join('')
}
