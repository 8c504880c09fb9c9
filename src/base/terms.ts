/** In months; the steps of an ordinary item and of a special intention. An order accepts each of them (docs/contract.md, "Prices"). */
export const DURATIONS = [0.25, 0.5, 1, 2, 3] as const
export const INTENTION_DURATIONS = [0.75, 1.5, 2.25] as const

/** What has terms: each tier of a ritual, and a special intention. */
export const TERM_KEYS = ['basic', 'enhanced', 'premium', 'intention'] as const
export type TermKey = (typeof TERM_KEYS)[number]

/** The offered terms in months, ascending. */
export type TermTable = Record<TermKey, number[]>

/** The default terms: of two choices, the one that is neither weaker nor shorter never costs less. */
export const DEFAULT_TERMS: TermTable = {
  basic: [0.25, 0.5],
  enhanced: [1, 2, 3],
  premium: [1, 2, 3],
  intention: [...INTENTION_DURATIONS],
}

/** The steps from which the terms of a key are chosen. */
export function stepsFor(key: TermKey): readonly number[] {
  return key === 'intention' ? INTENTION_DURATIONS : DURATIONS
}
