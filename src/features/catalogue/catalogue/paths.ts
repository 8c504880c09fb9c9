import type { Lang } from '#base/i18n.ts'

/** The format of the id of a ritual or an article. */
export const CATALOGUE_ID = /^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/i

export const ritualPath = (id: string): string => `/ritual/${id}`
export const articlePath = (id: string): string => `/article/${id}`
/** The express checkout of a ritual with a selected tier (docs/contract.md, "Pages"). */
export const checkoutPath = (id: string, { tier, duration }: { tier: string; duration: number }): string =>
  `/checkout/${id}?tier=${tier}&duration=${duration}`
/** The checkout with its first day filled in. */
export const checkoutOnPath = (id: string, day: string): string => `/checkout/${id}?day=${day}`
export const categoryPath = (id: string): string => `/?category=${id}`

/** Real documents and pages of an order, with sample names. */
export const SAMPLES = ['sheet', 'email', 'proof', 'certificate'] as const

export type Sample = (typeof SAMPLES)[number]

/** The page that shows a sample in full size, with a way back. */
export function sampleViewPath(sample: Sample, lang: Lang): string {
  return `/samples/${sample}.${lang}`
}

/** The address of the sample without the page around it. */
export function samplePath(sample: Sample, lang: Lang): string {
  return `/samples/${sample}.${lang}.${sample === 'certificate' ? 'webp' : 'html'}`
}
