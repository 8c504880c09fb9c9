import type { Lang } from '#base/i18n.ts'

/**
 * The states of a review. `asked`: the shop has asked for the review, but nobody has written it yet. `waiting`: staff must decide about it.
 * `published`: everybody can read it. `declined`: staff refused it with a reason. `withdrawn`: its author deleted the text.
 */
export const REVIEW_STATES = ['asked', 'waiting', 'published', 'declined', 'withdrawn'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** The states by which staff can filter the list. Reviews that are not written yet are not in the list. */
export const LISTED_STATES = ['waiting', 'published', 'declined'] as const
export type ListedState = (typeof LISTED_STATES)[number]

export const MIN_TEXT = 20
export const MAX_TEXT = 2000
export const MAX_NAME = 60
export const MAX_REPLY = 1000
export const MAX_REASON = 500

/** A ritual of the order that the review can be about. */
export type ReviewedRitual = { id: string; names: Record<Lang, string> }

/**
 * The author's text and name. They are sealed (encrypted) even if they are public, so that a copy of the database does not show who the
 * author is.
 */
export const SEALED_REVIEW = { table: 'review', columns: ['body', 'author_name'] } as const

/** The encryption context of a sealed text of a review. */
export function reviewContext(id: string, column: (typeof SEALED_REVIEW.columns)[number]) {
  return { table: SEALED_REVIEW.table, row: id, column }
}
