import type { Lang } from '#base/i18n.ts'
import type { ShopFacts } from '#features/assistant/consultant/model-knowledge.ts'

type Words = Record<Lang, string>

/** The purpose of a visitor's message. `choice`: a ritual for an occasion. `unknown`: a question that the shop cannot answer. */
export type Purpose =
  | 'price'
  | 'date'
  | 'term'
  | 'comparison'
  | 'trust'
  | 'who'
  | 'how'
  | 'refund'
  | 'payment'
  | 'order-status'
  | 'person'
  | 'complaint'
  | 'grief'
  | 'small-talk'
  | 'choice'
  | 'unknown'

/**
 * A concern of visitors, in their own words. `words` are patterns. Each line, or each part between bars, is one pattern. `*` stands for any ending of
 * a word, and ` .. ` for up to three words between two other words. The consultant proposes `rituals` in their order.
 */
export type Topic = {
  id: string
  words: string
  rituals: readonly string[]
  /** The traditional answer to the concern. This text is above the cards. */
  lead: Words
  /** The reason why a ritual fits, by the ritual's id. For a ritual without a reason the published description of the ritual is used. */
  reasons?: Readonly<Record<string, Words>>
  /** An article with more information. */
  article?: string
  /** The kind of limit (what a ritual cannot do) that the answer must mention. */
  limit?: 'health' | 'law' | 'money'
}

/** A request to the consultant that is not about choosing a ritual. */
export type Intent = { id: string; words: string }

/** The pages to which an answer may link, with their paths. */
export const FAQ_PAGES = {
  refund: '/refund',
  offer: '/offer',
  privacy: '/privacy',
  priests: '/priests',
  calendar: '/calendar',
  about: '/about',
  verify: '/verify',
  profile: '/user-profile',
} as const

/** A frequent question. The answer is a section of an article, or sentences written for this question. */
export type Faq = {
  id: string
  words: string
  /** Additional pages to which the answer links. */
  pages?: readonly (keyof typeof FAQ_PAGES)[]
} & (WrittenAnswer | ArticleAnswer)

/** A complete written answer. Below it are the contact of a person and, if there is an article, a link to the article. */
type WrittenAnswer = { answer: Words | ((facts: AnswerFacts) => Words); article?: string }

/**
 * `groupLines`: one line for each group ritual. `least`: the lowest price of a ritual. `firstDay`: the first day on which a ritual can begin.
 * All texts and days are in the language of the answer.
 */
export type AnswerFacts = ShopFacts & { groupLines: readonly string[]; least: string; firstDay: string }

/**
 * A question that certain words show without doubt. Texts that match `unless` are other questions. `isAfterLoss`: only a visitor who has told about a
 * death asks this question. `after`: patterns that the visitor's previous message must match. `isBare`: the message must not name an occasion,
 * because such a message asks for a ritual. `maxWords`: a longer message contains more than this question.
 */
export type CertainQuestion = Faq & {
  purpose: Purpose
  unless?: string
  isAfterLoss?: true
  after?: string
  isBare?: true
  maxWords?: number
}

/** An answer from a section of an article. The section is found by its heading. If no heading matches, it is found by the words of the question. */
type ArticleAnswer = {
  article: string
  heading: Words
  /** Only the rows of the table with these words are shown. */
  rows?: Words
  /** A text above the extract, if the answer must begin with a clear yes or no. */
  first?: Words
}

/** `other`: a sorrow without words of a death or an illness. */
export type Sorrow = 'loss' | 'illness' | 'other'
