import type { Lang } from '#base/i18n.ts'

/** The page of a performed ritual; the token is its secret. */
export const proofPath = (token: string): string => `/proof/${token}`
export const certificatePath = (token: string): string => `/proof/${token}/certificate`
export const certificateFile = (token: string, lang: Lang): string => `/proof/${token}/certificate.pdf?lang=${lang}`
export const verifyPath = (number: string): string => `/verify/${number}`

/** The calls whose answers the pages show. */
export const proofCall = (token: string, lang: Lang): string => `/api/proofs/${encodeURIComponent(token)}?lang=${lang}`
export const orderProofsCall = (orderId: string, lang: Lang): string =>
  `/api/orders/${encodeURIComponent(orderId)}/proofs?lang=${lang}`
export const verifyCall = (number: string, lang: Lang): string =>
  `/api/verify/${encodeURIComponent(number)}?lang=${lang}`
