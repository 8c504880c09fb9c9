import { z } from 'zod'
import { person, versionLine } from '#features/catalogue/catalogue-editor/schemas.ts'
import { MAX_BODY, PAGE_IDS } from './model.ts'
import { LEGAL_IDS } from './paths.ts'

/** A legal page in one language. */
export const legalText = z.object({
  id: z.enum(LEGAL_IDS),
  lang: z.enum(['ru', 'en']),
  title: z.string(),
  description: z.string(),
  version: z.string(),
  /** The calendar day of the last change. */
  updated_at: z.string(),
  /** The version and the date, as a text that the page shows. */
  edition: z.string(),
  /** The parsed and sanitised HTML without any raw HTML of the source, so it is safe. */
  html: z.string(),
})
export type LegalText = z.infer<typeof legalText>

const texts = z.record(z.string(), z.string())
const inBoth = z.object({ ru: texts, en: texts })

/** The texts of the home page that staff have changed, by field. */
export const homeTexts = z.object({ texts })

const typed = z.record(z.string().max(60), z.string().max(2 * MAX_BODY))

/** The texts in a request to save a page. An omitted text does not change. If a text is empty, readers see the shop's original text. */
export const pageSaving = z.looseObject({
  version: z.number().int().min(1),
  ru: typed.default({}),
  en: typed.default({}),
})

const standing = z.object({
  id: z.enum(PAGE_IDS),
  version: z.number(),
  /** True if readers see at least one text that staff changed. */
  isEdited: z.boolean(),
  editedAt: z.string().nullable(),
})
export const pageList = z.object({ items: z.array(standing) })

export const pageView = standing.extend({
  editedBy: person,
  /** The texts that readers see. */
  ...inBoth.shape,
  /** The texts that came with the shop. */
  own: inBoth,
  /** The facts that a legal text may contain in braces, with their values. Null for the home page. */
  facts: inBoth.nullable(),
})
export const pageVersion = versionLine.extend(inBoth.shape)

export type PageStanding = z.infer<typeof standing>
export type PageView = z.infer<typeof pageView>
