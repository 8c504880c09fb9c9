/** Normalises a text for patterns: lower-case words with one space on each side, ё as е, without apostrophes. */
export function plainText(text: string): string {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll('×', 'x')
    .replace(/['’ʼ`]|\u0301/g, '')
    .match(/[\p{L}\p{M}\p{N}$%]+/gu)
  return ` ${(words ?? []).join(' ')} `
}

export function splitWords(plain: string): string[] {
  return plain.trim() === '' ? [] : plain.trim().split(' ')
}

/**
 * Returns how well a text matches the patterns: the sum of the values of all matches. A phrase has a higher value than a word. 0 means that nothing
 * matches.
 */
export type Matcher = (plain: string) => number

const WORD_WEIGHT = 2
const PHRASE_WEIGHT = 3

/** Compiles patterns once (local-consultant/model.ts describes their form). Here `{a, b c}` also stands for one of the listed words or phrases. */
export function createMatcher(patterns: string): Matcher {
  const list = listOf(patterns).map((pattern) => ({
    expression: expressionOf(pattern),
    weight: pattern.includes(' ') ? PHRASE_WEIGHT : WORD_WEIGHT,
  }))
  return (plain) => list.reduce((sum, { expression, weight }) => (expression.test(plain) ? sum + weight : sum), 0)
}

/** Removes the parts of a text that match the patterns, so that other patterns cannot match these parts. */
export function createRemover(patterns: string): (plain: string) => string {
  const expressions = listOf(patterns).map((pattern) => new RegExp(expressionOf(pattern), 'g'))
  return (plain) => expressions.reduce((left, expression) => left.replace(expression, ' '), plain)
}

function listOf(patterns: string): string[] {
  return patterns
    .split(/[|\n]/)
    .map((pattern) => pattern.trim())
    .filter((pattern) => pattern !== '')
}

function expressionOf(pattern: string): RegExp {
  return new RegExp(` ${partsOf(pattern)}`)
}

function partsOf(pattern: string): string {
  const parts = pattern.match(/\{[^}]*\}|[^ ]+/g) ?? []
  return parts.map((part) => (part.startsWith('{') ? oneOf(part.slice(1, -1)) : wordOf(part))).join('')
}

function oneOf(choices: string): string {
  return `(?:${choices
    .split(',')
    .map((choice) => partsOf(choice.trim()))
    .join('|')})`
}

function wordOf(part: string): string {
  if (part === '..') return '(?:[^ ]+ ){0,3}'
  return `${part.replaceAll('ё', 'е').replaceAll('$', '\\$').replaceAll('*', '[^ ]*')} `
}

/** True if one stem is a misspelling of the other: one wrong letter in a short stem, two in a long stem. */
export function isMisspelt(typed: string, known: string): boolean {
  if (known.length < 5 || typed.length < 4) return false
  if (typed[0] !== known[0]) return false
  return distance(typed, known) <= (known.length >= 8 ? 2 : 1)
}

/** The number of letters that were inserted, deleted, changed or swapped. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, place) => place)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[j - 2] ?? 0) + 1 : Infinity,
        ),
      )
    }
    before = row
    row = next
  }
  return row[b.length] ?? 0
}

/** The first sentences of a text, as many as the limit allows. A sentence is cut only if the first sentence is too long. */
export function firstSentences(text: string, most: number): string {
  const sentences = text.match(/[^.!?…]+(?:[.!?…]+["»”)]*(?:\s|$)|$)/gu) ?? []
  let taken = ''
  for (const sentence of sentences) {
    if (taken !== '' && taken.length + sentence.length > most) break
    taken += sentence
  }
  return taken.trim()
}
