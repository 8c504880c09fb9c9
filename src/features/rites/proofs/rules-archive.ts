import { foldText } from '#base/text-folding.ts'
import type { OrderStatus } from '#features/orders/orders/model.ts'
import type { ProofState, ProofVisibility } from './model.ts'
import { mayBeProved } from './rules.ts'

type Shown = { state: ProofState; visibility: ProofVisibility; status: OrderStatus }

/** True if the archive can show a performed ritual with the customer's consent. */
export function canBeArchived({ state, visibility, status }: Shown): boolean {
  return state === 'published' && visibility !== 'withdrawn' && mayBeProved(status)
}

/** True if the description of a picture contains a word of one of these names, in upper or lower case. Words of one letter are ignored. */
export function namesSomebody(description: string, names: readonly string[]): boolean {
  const said = new Set(wordsOf(description))
  return names.flatMap(wordsOf).some((word) => said.has(word))
}

function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{M}]{2,}/gu) ?? []
}
