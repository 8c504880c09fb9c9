import type { Lang } from '#base/i18n.ts'

type Words = Record<Lang, string>

/**
 * What brings people, in the visitors' own words. `words` are patterns, one a line or between bars: `*` stands for the rest of a word,
 * ` .. ` for up to three words between. `rituals` in the order in which they are proposed.
 */
export type Topic = {
  id: string
  words: string
  rituals: readonly string[]
  /** How tradition answers this: said before the cards. */
  lead: Words
  /** Why this ritual in this case; its published description stands where nothing is said here. */
  reasons?: Readonly<Record<string, Words>>
  /** An article that says more. */
  article?: string
  /** What is said of the limits of a ritual here. */
  limit?: 'health' | 'law' | 'money'
}

/** What is wanted of the consultant besides a ritual. */
export type Intent = { id: string; words: string }

/** A question that a section of an article answers: found by its heading, else by the best of its words. */
export type Faq = {
  id: string
  words: string
  article: string
  heading: Words
  /** Of a table only the rows with these words. */
  rows?: Words
  /** More pages to lead to, besides the article. */
  pages?: readonly ('refund' | 'offer' | 'privacy')[]
  /** Said instead of an extract, where the question wants a plain yes or no first. */
  first?: Words
}
