import type { Lang } from '#base/i18n.ts'

/** The page of a performed ritual. Anyone with the token can open the page. */
export const proofPath = (token: string): string => `/proof/${token}`
export const ARCHIVE_PATH = '/proofs'
/** The address of a picture of an archive entry. It is not the address of the file, so it stops working when the entry is removed. */
export const archivePicturePath = (entryId: string, mediaId: string): string =>
  `${ARCHIVE_PATH}/${entryId}/${mediaId.slice(0, PICTURE_DIGITS)}`
/** The number of digits of a file's id that identify a picture within its entry. Nobody can open the file with these digits alone. */
const PICTURE_DIGITS = 8
export const certificatePath = (token: string): string => `/proof/${token}/certificate`
export const certificateFile = (token: string, lang: Lang): string => `/proof/${token}/certificate.pdf?lang=${lang}`
export const verifyPath = (number: string): string => `/verify/${number}`
