import type { Lang } from '#base/i18n.ts'

/** The page of a performed ritual. Anyone with the token can open the page. */
export const proofPath = (token: string): string => `/proof/${token}`
/** The public archive. */
export const ARCHIVE_PATH = '/proofs'
export const certificatePath = (token: string): string => `/proof/${token}/certificate`
export const certificateFile = (token: string, lang: Lang): string => `/proof/${token}/certificate.pdf?lang=${lang}`
export const verifyPath = (number: string): string => `/verify/${number}`
