import { foldText } from '#base/text-folding.ts'
import type { Lang } from '#base/i18n.ts'
import type { TwoNames } from './model.ts'

/** Converts a name to a form for comparison: lower case, with hyphens and apostrophes as spaces. */
export function comparable(text: string): string {
  return foldText(text)
    .replace(/[\s\p{Pd}'.,/()]+/gu, ' ')
    .trim()
}

/** The spellings by which a name can be found: `N'Djamena` is also found without its apostrophe. */
export function namesToFind(name: string): string[] {
  return [...new Set([comparable(name), comparable(foldText(name).replaceAll("'", ''))])]
}

/**
 * Returns how well a name matches the typed text. Both must be normalised by `comparable`. 0: the name begins with the text. 1: another
 * word of the name begins with the text. Undefined: the text does not match.
 */
export function rankFit(name: string, typed: string): 0 | 1 | undefined {
  if (name.startsWith(typed)) return 0
  return name.includes(` ${typed}`) ? 1 : undefined
}

/** Returns the matching names in the language of the page. A name matches in either language. The best matches come first, without duplicates. */
export function suggestNames(
  names: readonly TwoNames[],
  text: string,
  lang: Lang,
  least: number,
  most: number,
): string[] {
  const typed = comparable(text)
  if (typed.length < least) return []
  const fits = (fit: 0 | 1) =>
    names.filter(({ ru, en }) => Math.min(...[ru, en].map((name) => rankFit(comparable(name), typed) ?? 2)) === fit)
  return [...new Set([...fits(0), ...fits(1)].map((name) => name[lang]))].slice(0, most)
}
