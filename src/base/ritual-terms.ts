/**
 * The terms (durations in months) that an order accepts: the first list for an ordinary item, the second list for a special intention
 * (docs/contract.md, "Prices").
 */
export const DURATIONS = [0.25, 0.5, 1, 2, 3] as const
export const INTENTION_DURATIONS = [0.75, 1.5, 2.25] as const

/** The kinds of items that have terms: each tier of a ritual, and a special intention. */
export const TERM_KEYS = ['basic', 'enhanced', 'premium', 'intention'] as const
export type TermKey = (typeof TERM_KEYS)[number]

/** The offered terms in months, ascending. */
export type TermTable = Record<TermKey, number[]>

/** The default terms. A choice with the same or a higher tier and the same or a longer term never costs less. */
export const DEFAULT_TERMS: TermTable = {
  basic: [0.25, 0.5],
  enhanced: [1, 2, 3],
  premium: [1, 2, 3],
  intention: [...INTENTION_DURATIONS],
}

/** The terms that can be chosen for a key. */
export function stepsFor(key: TermKey): readonly number[] {
  return key === 'intention' ? INTENTION_DURATIONS : DURATIONS
}
