import type { Lang } from '#base/i18n.ts'
import { LEGAL_IDS } from './paths.ts'

/** Pages whose texts staff may replace. Each page has original texts that come with the shop. */
export const PAGE_IDS = ['home', ...LEGAL_IDS] as const
export type PageId = (typeof PAGE_IDS)[number]

/** The name of the only field with Markdown. Every other field is plain text on one line. */
export const BODY = 'body'

/** Texts of a page by field. */
export type PageTexts = Record<string, string>
export type PageContent = Record<Lang, PageTexts>
export type TextPath = `${Lang}.${string}`

export const MAX_LINE = 500
export const MAX_BODY = 60_000
