import { z } from 'zod'
import { serviceTerms } from '#features/catalogue/catalogue/schemas.ts'
import { SEARCH_LENGTH } from './model.ts'

export const searchInput = z.object({
  q: z.string().trim().min(1).max(SEARCH_LENGTH),
  lang: z.enum(['ru', 'en']).optional(),
})

/** A ritual or an article that was found, in the reader's language. */
const searchResult = z.object({
  kind: z.enum(['ritual', 'article']),
  id: z.string(),
  name: z.string(),
  /** One line that describes the ritual or article. */
  line: z.string(),
  /** The price in dollars per month, the offered terms, and the category. Only a ritual has them. */
  price: z.number().nullable(),
  terms: serviceTerms.nullable(),
  category: z.string().nullable(),
})

export type SearchResult = z.infer<typeof searchResult>

/** `query`: the query that was used. It differs from the input if the input was typed in the wrong keyboard layout. */
export const searchAnswer = z.object({ query: z.string(), results: z.array(searchResult) })

export type SearchAnswer = z.infer<typeof searchAnswer>
