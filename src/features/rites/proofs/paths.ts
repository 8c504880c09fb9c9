import type { Lang } from '#base/i18n.ts'

/** The path of the page of a performed ritual. Anyone who has the token can open it. */
export const proofPath = (token: string): string => `/proof/${token}`
export const ARCHIVE_PATH = '/proofs'
/** The path of a picture in an entry of the archive. This path stops working when the entry is removed, unlike the path of the file. */
export const archivePicturePath = (entryId: string, mediaId: string): string =>
  `${ARCHIVE_PATH}/${entryId}/${mediaId.slice(0, PICTURE_DIGITS)}`
/** The number of digits of the file's id that identify a picture within its entry. Nobody can open the file with only these digits. */
const PICTURE_DIGITS = 8
export const certificatePath = (token: string): string => `/proof/${token}/certificate`
export const certificateFile = (token: string, lang: Lang): string => `/proof/${token}/certificate.pdf?lang=${lang}`
export const VERIFY_PATH = '/verify'
export const verifyPath = (number: string): string => `${VERIFY_PATH}/${number}`
