/** Cyrillic letters that look like a Latin letter. The Latin letters are in `LATIN_TWINS`, in the same order. */
const CYRILLIC_TWINS = 'аеорсухкмтвнізьу'
const LATIN_TWINS = 'aeopcyxkmtbhi3by'

/** Signs that writers use instead of letters, for words in Cyrillic and in Latin letters. */
const SIGNS: Record<'cyrillic' | 'latin', Record<string, string>> = {
  cyrillic: { '0': 'о', '1': 'и', '3': 'з', '4': 'ч', '6': 'б', '@': 'а', $: 'с' },
  latin: { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' },
}

const TO_LATIN: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'а:a б:b в:v г:g д:d е:e ё:e ж:zh з:z и:i й:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:h ц:c ч:ch ш:sh щ:sh ъ: ы:i ь: ' +
    'э:e ю:u я:a і:i ї:i є:e ґ:g'
  )
    .split(' ')
    .map((pair): [string, string] => {
      const [letter = '', latin = ''] = pair.split(':')
      return [letter, latin]
    }),
)

/**
 * Different ways to write a Russian sound in Latin letters. The rules also change English words. The lists of words are changed in the same
 * way, so a word still matches its entry.
 */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/shch|sch/g, 'sh'],
  [/kh|x/g, 'h'],
  [/t?z[hj]/g, 'zh'],
  [/ts/g, 'c'],
  [/[yji]o(?=[^u]|$)/g, 'e'],
  [/[yji]u/g, 'u'],
  [/[yji]a/g, 'a'],
  [/ye/g, 'e'],
  [/w/g, 'v'],
  [/[yj]/g, 'i'],
  [/ph/g, 'f'],
  [/(.)\1+/g, '$1'],
]

const MAX_WORDS = 400
const PIECES = /\p{Extended_Pictographic}|[\p{L}\p{M}\p{N}@$*]+(?:[!'’ʼ`*-]+[\p{L}\p{N}@$*]+)*|[?]/gu

/**
 * The words of a text in one script and one spelling: `Хочу`, `xo4u` and `hochu` are the same word. A number becomes `#` and the number of its
 * digits. An emoji and a question mark also count as words.
 */
export function toWords(text: string): string[] {
  const pieces = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{M}|[\u200b-\u200f]/gu, '')
    .match(PIECES)
  const words = (pieces ?? []).flatMap((piece) => piece.split(/-+/)).flatMap((piece) => wordOf(piece) || [])
  return joinSpelt(words).slice(0, MAX_WORDS)
}

function wordOf(piece: string): string {
  if (/^\d+$/.test(piece)) return `#${Math.min(piece.length, 4)}`
  if (!/\p{L}/u.test(piece)) return piece === '?' || /\p{Extended_Pictographic}/u.test(piece) ? piece : ''
  const word = piece.replace(/['’ʼ`*]/g, '')
  const cyrillic = word.match(/[а-яёіїєґ]/g)?.length ?? 0
  const latin = word.match(/[a-z]/g)?.length ?? 0
  return oneSpelling(cyrillic >= latin && cyrillic > 0 ? cleared(word, 'cyrillic') : cleared(word, 'latin'))
}

/** Returns a word in one script, with letters in place of signs. A number before or after the letters is removed. */
function cleared(word: string, script: 'cyrillic' | 'latin'): string {
  const letters = word.replace(/^4(?=[a-z])|4(?=u)/g, 'ch').replace(/^\d+(?=\p{L})|(?<=\p{L})\d+$/gu, '')
  const [from, to] = script === 'cyrillic' ? [LATIN_TWINS, CYRILLIC_TWINS] : [CYRILLIC_TWINS, LATIN_TWINS]
  return Array.from(letters, (letter) => {
    const sign = SIGNS[script][letter]
    if (sign !== undefined) return sign
    const isOther = script === 'cyrillic' ? /[a-z]/.test(letter) : /[а-яі]/.test(letter)
    return isOther ? (to[from.indexOf(letter)] ?? letter) : letter
  }).join('')
}

export function oneSpelling(word: string): string {
  const latin = Array.from(word, (letter) => TO_LATIN[letter] ?? letter).join('')
  return SOUNDS.reduce((spelt, [sound, sign]) => spelt.replace(sound, sign), latin)
}

/** Joins words that are spelt letter by letter: `s u i c i d e`. */
function joinSpelt(words: string[]): string[] {
  const joined: string[] = []
  let run: string[] = []
  const flush = () => {
    if (run.length >= 4) joined.push(oneSpelling(run.join('')))
    else joined.push(...run)
    run = []
  }
  for (const word of words) {
    if (/^[a-z]{1,2}$/.test(word) && (word.length === 1 || /^(?:zh|ch|sh)$/.test(word))) run.push(word)
    else {
      flush()
      joined.push(word)
    }
  }
  flush()
  return joined
}
