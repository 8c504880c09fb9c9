import { z } from 'zod'
import { CATEGORY_IDS } from '#features/catalogue/catalogue-lists/model.ts'
import { TIERS } from '#features/catalogue/catalogue/model-terms.ts'
import { discountView, typedCode } from '#features/orders/discounts/schemas.ts'
import { MAX_LINES, MAX_QUANTITY } from '#features/orders/orders/model.ts'
import { panchangDay } from '#features/orders/plans/schemas.ts'
import { SEARCH_LENGTH } from '#features/catalogue/search/model.ts'

const lang = z.enum(['ru', 'en']).optional().describe('Language of the answer')
const id = z.string().min(1).max(160)
const day = z.string().max(20).describe('A calendar day, 2026-11-20')
const dollars = z.number().describe('US dollars')
const months = z.number().describe('Months')

const termPrice = z.object({ duration: months, weeks: z.number(), priceUsd: dollars })

const offer = z.object({
  itemId: z.string().describe('The input of `quote` and of an order'),
  tier: z.enum(TIERS).nullable(),
  name: z.string(),
  standardTerm: months,
  priceUsd: dollars.describe('US dollars for the standard term'),
  terms: z.array(termPrice).describe('The offered terms'),
  recitations: z.number().nullable().describe('Recitations of the mantra over all days'),
  priests: z.number().nullable(),
  hours: z.number().nullable().describe('Hours of fire per day'),
  days: z.number().nullable().describe('Days with a fire'),
  isExample: z.boolean().describe('Some of these numbers are examples of a sandbox'),
})

export type Offer = z.infer<typeof offer>

const category = z.object({ id: z.enum(CATEGORY_IDS), name: z.string() })

/** The common fields of rituals and articles. */
const text = z.object({
  id: z.string(),
  lang: z.enum(['ru', 'en']),
  name: z.string(),
  url: z.string(),
  intro: z.string(),
  description: z.string(),
  readingMinutes: z.number(),
  updatedOn: z.string().nullable(),
  text: z.string().describe('Markdown'),
})

export const ritualInput = z.object({ id: id.describe('Id of a ritual, as returned by search_rituals'), lang })

export const ritualFacts = text.extend({
  category,
  features: z.array(z.string()),
  mantra: z
    .object({ text: z.string().nullable(), transliteration: z.string().nullable(), translation: z.string().nullable() })
    .nullable(),
  offers: z.array(offer),
  intentions: z.array(z.object({ itemId: z.string(), name: z.string() })).describe('Only for the special intention'),
})

export type RitualFacts = z.infer<typeof ritualFacts>

export const searchRitualsInput = z.object({
  query: z.string().trim().max(SEARCH_LENGTH).optional().describe('Words in either language; all rituals if omitted'),
  category: z.enum(CATEGORY_IDS).optional(),
  limit: z.number().int().min(1).max(50).default(20),
  lang,
})

export type SearchRituals = z.infer<typeof searchRitualsInput>

export const foundRituals = z.object({
  query: z.string().describe('The query as understood: text typed in the wrong keyboard layout is converted'),
  rituals: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      line: z.string(),
      priceUsd: dollars.describe('US dollars for a month; for the special intention, for each intention'),
      from: termPrice.describe('The lowest offered price, with its term'),
      category,
      url: z.string(),
    }),
  ),
})

export type FoundRituals = z.infer<typeof foundRituals>

export const articlesInput = z.object({ lang })

export const articleList = z.object({
  articles: z.array(z.object({ id: z.string(), name: z.string(), line: z.string(), url: z.string() })),
})

export type ArticleList = z.infer<typeof articleList>

export const articleInput = z.object({ id: id.describe('Id of an article, as returned by list_articles'), lang })

export const articleFacts = text.extend({ author: z.string(), tags: z.array(z.string()), related: z.array(z.string()) })

export type ArticleFacts = z.infer<typeof articleFacts>

export const panchangInput = z.object({
  from: day.optional().describe('The first day; defaults to today at Varanasi'),
  to: day.optional().describe('The last day; defaults to the first one'),
  lang,
})

export type PanchangSpan = z.infer<typeof panchangInput>

export const panchangDays = z.object({ place: z.string(), days: z.array(panchangDay) })

export type PanchangDays = z.infer<typeof panchangDays>

export const quoteInput = z.object({
  items: z
    .array(
      z.object({
        id: id.describe(
          '`{ritual}-{basic|enhanced|premium}` for a tier, `{ritual}` for a month, `z-special-intention-{intention}`',
        ),
        duration: months.describe(
          'Months: 0.25, 0.5, 1, 2 or 3; for a special intention 0.75, 1.5 or 2.25. get_ritual lists the offered ones',
        ),
        quantity: z.number().int().min(1).max(MAX_QUANTITY).default(1),
      }),
    )
    .min(1)
    .max(MAX_LINES),
  discountCode: typedCode.optional(),
  lang,
})

export type QuoteAsked = Omit<z.infer<typeof quoteInput>, 'lang'>

export const quote = z.object({
  lines: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      duration: months,
      weeks: z.number(),
      quantity: z.number(),
      priceUsd: dollars.describe('US dollars for quantity one'),
      sumUsd: dollars,
      url: z.string().describe('Where a person can order it'),
    }),
  ),
  discount: discountView.optional(),
  totalUsd: dollars.describe('The amount to pay: the sum of the lines less the discount'),
  currency: z.literal('USD'),
})

export type Quote = z.infer<typeof quote>

const jsonRpc = z.looseObject({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string(), z.number()]).optional(),
  method: z.string().optional(),
  params: z.looseObject({}).optional(),
})

/**
 * One or more messages of the Model Context Protocol: JSON-RPC 2.0. This schema only describes the call. The protocol's own parser checks
 * the messages.
 */
export const agentMessage = z.union([jsonRpc, z.array(jsonRpc)])
