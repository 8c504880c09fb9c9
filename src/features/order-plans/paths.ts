import type { Lang } from '#base/i18n.ts'

/** What is said of one order; its id is the secret. */
export function orderPlanCall(id: string, lang: Lang): string {
  return `/api/orders/${encodeURIComponent(id)}/plan?lang=${lang}`
}
