import { z } from 'zod'
import { TIERS } from './model-terms.ts'

/** Id of a ritual or article in an address: Latin letters, digits and hyphens, or a uuid. */
export const catalogueId = z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/i)

const text = z.string()

const optionalText = z.string().nullable()

/** What of a picture stays in sight when it is cut: parts of its width and height from the upper left corner. Left out: the middle. */
const image_focus = z.object({ x: z.number(), y: z.number() }).optional()

/** A recording of the mantra, and how many seconds it is long. */
const recording = z.object({ url: text, seconds: z.number().nullable() }).optional()

const durations = z.array(z.number())

/** The terms that are offered, in months: of each tier of a ritual, or of the special intention alone. */
export const serviceTerms = z
  .object({ basic: durations, enhanced: durations, premium: durations, intention: durations })
  .partial()

/** A service as `GET /api/services` lists it (docs/contract.md, "Texts" and "Prices"). Price in dollars a month. */
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

/** What a ritual's tiers comprise; a tier of which nothing was said is left out, and so is the whole where that is so of all. */
const tiers = z
  .array(
    z.object({
      id: z.enum(TIERS),
      /** Days on which there is a fire. */
      days: z.number().nullable(),
      /** Of the mantra, all days together. */
      recitations: z.number().nullable(),
      priests: z.number().nullable(),
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

/** What `GET /api/articles-catalog` lists: rituals that have an article, and articles. */
export const catalogueItem = z.object({
  id: text,
  source: z.enum(['services', 'articles']),
  name: text,
  name_en: text,
  image_url: optionalText,
  image_focus,
  /** Of a ritual. */
  category: optionalText,
  article_intro: optionalText,
  article_intro_en: optionalText,
  description: optionalText,
  description_en: optionalText,
  /** Of an article. */
  tags: z.array(text).optional(),
  tags_en: z.array(text).optional(),
})

export type CatalogueItem = z.infer<typeof catalogueItem>

const heading = z.object({ level: z.number(), id: text, title: text })

export type Heading = z.infer<typeof heading>

/** A ritual as a card of the shop shows it, in one language. */
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
  /** Minutes. */
  reading_time: z.number(),
  /** Of the text alone, without its figures. */
  word_count: z.number(),
  /** Safe: parsed, sanitised and without raw HTML. */
  html: text,
  headings: z.array(heading),
  related: z.array(z.object({ id: text, name: text, price: z.number(), terms: serviceTerms, category: text })),
})

/** Everything the page of a ritual shows, in one language. */
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
  /** What customers wrote of it; the same stands at the end of `html`. */
  reviews: z.array(z.object({ lang: z.enum(['ru', 'en']), name: text, text, publishedOn: text })).optional(),
})

export type RitualText = z.infer<typeof ritualText>

const neighbour = z.object({ id: text, name: text }).nullable()

/** Everything the page of an article shows, in one language. */
export const articleText = pageText.extend({
  author: text,
  tags: z.array(text),
  /** In the order of display. */
  previous: neighbour,
  next: neighbour,
})

export type ArticleText = z.infer<typeof articleText>
