import type { Lang } from '#base/i18n.ts'

type Words = Record<Lang, string>

/**
 * A visitor's concern, in visitors' own words. `words` are patterns, one per line or separated by bars: `*` stands for the rest of a
 * word, ` .. ` for up to three words in between. `rituals` in the order in which they are proposed.
 */
export type Topic = {
  id: string
  words: string
  rituals: readonly string[]
  /** The tradition's answer, shown before the cards. */
  lead: Words
  /** Why this ritual fits; defaults to its published description. */
  reasons?: Readonly<Record<string, Words>>
  /** An article with more information. */
  article?: string
  /** The limits of a ritual that must be mentioned here. */
  limit?: 'health' | 'law' | 'money'
}

/** A request to the consultant other than for a ritual. */
export type Intent = { id: string; words: string }

/** A question that a section of an article answers: found by its heading, otherwise by its best matching words. */
export type Faq = {
  id: string
  words: string
  article: string
  heading: Words
  /** Only the table rows with these words. */
  rows?: Words
  /** Pages to link besides the article. */
  pages?: readonly ('refund' | 'offer' | 'privacy')[]
  /** Replaces the extract if the question needs a plain yes or no first. */
  first?: Words
}
