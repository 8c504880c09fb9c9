import type { Lang } from '#base/i18n.ts'

/** The format of the id of a ritual or an article. */
export const CATALOGUE_ID = /^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/i

export const ritualPath = (id: string): string => `/ritual/${id}`
export const articlePath = (id: string): string => `/article/${id}`
/** The path of the express checkout of a ritual with a selected tier (docs/contract.md, "Pages"). */
export const checkoutPath = (id: string, { tier, duration }: { tier: string; duration: number }): string =>
  `/checkout/${id}?tier=${tier}&duration=${duration}`
/** The path of the checkout with a preselected first day of the ritual. */
export const checkoutOnPath = (id: string, day: string): string => `/checkout/${id}?day=${day}`
export const categoryPath = (id: string): string => `/?category=${id}`

/** The samples: real documents and pages of an order, with invented names. */
export const SAMPLES = ['sheet', 'email', 'proof', 'certificate'] as const

export type Sample = (typeof SAMPLES)[number]

/** The path of the page that shows a sample in full size, with a link back. */
export function sampleViewPath(sample: Sample, lang: Lang): string {
  return `/samples/${sample}.${lang}`
}

/** The path of the sample itself, without the page around it. */
export function samplePath(sample: Sample, lang: Lang): string {
  return `/samples/${sample}.${lang}.${sample === 'certificate' ? 'webp' : 'html'}`
}
