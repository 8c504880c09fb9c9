import type { Lang } from '#base/i18n.ts'

/** The pages that say on what terms the shop works; each stands at its own name. */
export const LEGAL_IDS = ['offer', 'privacy', 'refund'] as const

/** The call that fills such a page. */
export const legalTextCall = (id: string, lang: Lang): string => `/api/pages/${encodeURIComponent(id)}?lang=${lang}`
