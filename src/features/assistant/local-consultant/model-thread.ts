import type { Tier } from '#features/catalogue/catalogue/model-terms.ts'
import type { Purpose, Sorrow, Topic } from './model.ts'
import type { Understanding } from './rules-intents.ts'

/** The content of the earlier messages of the conversation. A newer message replaces earlier values of the same field. */
export type Thread = {
  topics: Topic[]
  named: string[]
  /** The rituals of the last answer, in the order of the answer. */
  shown: string[]
  excluded: string[]
  /** One ritual for each occasion in the conversation. The ritual of the newest occasion is last. */
  needs: string[]
  tier?: Tier
  months?: number
  quantity?: number
  person?: string
  budgetUsd?: number
  /** The last day that the visitor named, for example of an operation. */
  event?: string
  purpose?: Purpose
  /** The number of the last messages that were about the shop and not about a ritual. */
  asides?: number
  /** The visitor's last message, without punctuation. */
  last?: string
  /** The last question that named a festival or a phase of the moon. */
  askedDay?: Understanding
  /** The sorrow that the visitor has mentioned. */
  sorrow?: Sorrow
}
