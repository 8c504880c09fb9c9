import type { Lang } from '#base/i18n.ts'

export const ritualPath = (id: string): string => `/ritual/${id}`
export const articlePath = (id: string): string => `/article/${id}`
/** The express checkout of a ritual with its tier chosen (docs/contract.md, "Pages"). */
export const checkoutPath = (id: string, { tier, duration }: { tier: string; duration: number }): string =>
  `/checkout/${id}?tier=${tier}&duration=${duration}`
export const categoryPath = (id: string): string => `/?category=${id}`

/** Papers and pages shown as they really are, filled with a sample's names. */
export const SAMPLES = ['sheet', 'email', 'proof', 'certificate'] as const

export type Sample = (typeof SAMPLES)[number]

/** Where a sample stands by itself. */
export function samplePath(sample: Sample, lang: Lang): string {
  return `/samples/${sample}.${lang}.${sample === 'certificate' ? 'webp' : 'html'}`
}
