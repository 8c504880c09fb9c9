import type { Lang } from '#base/i18n.ts'

/** Asked for and not yet written; written and waiting to be read; shown; not shown, with a reason; taken back by its author. */
export const REVIEW_STATES = ['asked', 'waiting', 'published', 'declined', 'withdrawn'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** What the staff looks through: what nobody wrote is nobody's to read. */
export const LISTED_STATES = ['waiting', 'published', 'declined'] as const
export type ListedState = (typeof LISTED_STATES)[number]

export const LEAST_TEXT = 20
export const MOST_TEXT = 2000
export const MOST_NAME = 60
export const MOST_REPLY = 1000
export const MOST_REASON = 500

/** A ritual of the order that a review can be about. */
export type ReviewedRitual = { id: string; names: Record<Lang, string> }

/** The author's words and name: sealed, also while they are shown, so that a copy of the database tells nobody's. */
export const SEALED_REVIEW = { table: 'review', columns: ['body', 'author_name'] } as const

/** Where a sealed text of a review stands. */
export function reviewContext(id: string, column: (typeof SEALED_REVIEW.columns)[number]) {
  return { table: SEALED_REVIEW.table, row: id, column }
}
