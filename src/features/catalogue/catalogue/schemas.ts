import { z } from 'zod'
import { CATALOGUE_ID } from './paths.ts'
import { TIERS } from './model-terms.ts'

/** The id of a ritual or article in a URL: Latin letters, digits and hyphens, or a UUID. */
export const catalogueId = z.string().regex(CATALOGUE_ID)

const text = z.string()

const optionalText = z.string().nullable()

/**
 * The point of a picture that stays visible when the picture is cropped: fractions of the width and height from the upper left corner. Omitted if
 * this point is the middle of the picture.
 */
const image_focus = z.object({ x: z.number(), y: z.number() }).optional()

/** A recording of the mantra with its length in seconds. */
const recording = z.object({ url: text, seconds: z.number().nullable() }).optional()

const durations = z.array(z.number())

/** The offered terms (durations in months): for each tier of a ritual, or only for the special intention. */
export const serviceTerms = z
  .object({ basic: durations, enhanced: durations, premium: durations, intention: durations })
  .partial()

/** A service as in `GET /api/services` (docs/contract.md, "Texts" and "Prices"). The price is in dollars per month. */
export const serviceSummary = z.object({
  id: text,
  name: text,
  name_en: text,
  description: text,
  description_en: text,
  price: z.number(),
  terms: serviceTerms,
  features: z.array(text),
  features_en: z.array(text),
  image_url: optionalText,
  image_focus,
  category: text,
  source: z.enum(['services', 'articles']),
  article_intro: optionalText,
  article_intro_en: optionalText,
  article_seo_title: optionalText,
  article_seo_title_en: optionalText,
  article_seo_description: optionalText,
  article_seo_description_en: optionalText,
  article_updated_at: optionalText,
  reading_time: z.number(),
  mantra: optionalText,
  mantra_transliteration: optionalText,
  mantra_transliteration_en: optionalText,
  mantra_translation: optionalText,
  mantra_translation_en: optionalText,
  keywords: z.array(text),
  keywords_en: z.array(text),
})

export type ServiceSummary = z.infer<typeof serviceSummary>

/** The contents of a ritual's tiers. A tier without details is omitted. If no tier has details, the list is omitted. */
const tiers = z
  .array(
    z.object({
      id: z.enum(TIERS),
      /** Recitations of the mantra, the total of all days. */
      recitations: z.number().nullable(),
      priests: z.number().nullable(),
      /** Hours of fire per day. */
      hours: z.number().nullable(),
      /** Number of days with a fire. */
      days: z.number().nullable(),
      /** True if some of the numbers are examples of the sandbox. */
      isExample: z.boolean(),
    }),
  )
  .optional()

/** One service with its article. */
export const service = serviceSummary.extend({
  article_content: optionalText,
  article_content_en: optionalText,
  recording,
  tiers,
})

export type Service = z.infer<typeof service>

export const article = z.object({
  id: text,
  name: text,
  name_en: text,
  article_content: text,
  article_content_en: text,
  article_intro: text,
  article_intro_en: text,
  description: text,
  description_en: text,
  reading_time: z.number(),
  article_status: z.enum(['published', 'draft']),
  article_seo_title: text,
  article_seo_title_en: text,
  article_seo_description: text,
  article_seo_description_en: text,
  article_updated_at: text,
  image_url: optionalText,
  image_focus,
  author: text,
  tags: z.array(text),
  tags_en: z.array(text),
  related: z.array(text),
})

export type Article = z.infer<typeof article>

/** An item of `GET /api/articles-catalog`: a ritual with an article, or an article. */
export const catalogueItem = z.object({
  id: text,
  source: z.enum(['services', 'articles']),
  name: text,
  name_en: text,
  image_url: optionalText,
  image_focus,
  /** The category of a ritual. Articles do not have this field. */
  category: optionalText,
  article_intro: optionalText,
  article_intro_en: optionalText,
  description: optionalText,
  description_en: optionalText,
  /** The tags of an article. Rituals do not have this field. */
  tags: z.array(text).optional(),
  tags_en: z.array(text).optional(),
})

export type CatalogueItem = z.infer<typeof catalogueItem>

const heading = z.object({ level: z.number(), id: text, title: text })

export type Heading = z.infer<typeof heading>

/** A ritual as on a card of the shop, in one language. */
export const serviceCard = z.object({
  id: text,
  name: text,
  intro: text,
  description: text,
  price: z.number(),
  terms: serviceTerms,
  category: text,
  image_url: optionalText,
  image_focus,
  mantra: optionalText,
})

export type ServiceCard = z.infer<typeof serviceCard>

const pageText = z.object({
  id: text,
  lang: z.enum(['ru', 'en']),
  name: text,
  intro: text,
  description: text,
  seo_title: text,
  seo_description: text,
  keywords: z.array(text),
  image_url: optionalText,
  image_focus,
  updated_at: optionalText,
  /** The reading time in minutes. */
  reading_time: z.number(),
  /** The number of words in the text without its figures. */
  word_count: z.number(),
  /** The HTML is safe: parsed and sanitised, without raw HTML. */
  html: text,
  headings: z.array(heading),
  related: z.array(z.object({ id: text, name: text, price: z.number(), terms: serviceTerms, category: text })),
})

/** The data of a ritual's page, in one language. */
export const ritualText = pageText.extend({
  price: z.number(),
  terms: serviceTerms,
  category: text,
  features: z.array(text),
  mantra: optionalText,
  mantra_transliteration: optionalText,
  mantra_translation: optionalText,
  recording,
  tiers,
  /** A priest of this ritual, whose name the page shows instead of the author. It is omitted if the page shows the usual label. */
  author: text.optional(),
  /** The priests who may perform the ritual. */
  priests: z
    .array(
      z.object({
        id: text,
        name: text,
        place: text,
        portrait_url: optionalText,
        /** True for an example priest of a sandbox. */ is_sample: z.boolean(),
      }),
    )
    .optional(),
  /** Customer reviews. They are also at the end of `html`. */
  reviews: z.array(z.object({ lang: z.enum(['ru', 'en']), name: text, text, publishedOn: text })).optional(),
})

export type RitualText = z.infer<typeof ritualText>

const neighbour = z.object({ id: text, name: text }).nullable()

/** The data of an article's page, in one language. */
export const articleText = pageText.extend({
  author: text,
  tags: z.array(text),
  /** The previous and the next article, in display order. */
  previous: neighbour,
  next: neighbour,
})

export type ArticleText = z.infer<typeof articleText>
