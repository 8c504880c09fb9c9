/** Signs that show nothing: some turn the order of their neighbours around, others hide that two texts differ. */
const UNSEEN = /(?!\u200c|\u200d|\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}|[\u2028\u2029\u2800\ufff9-\ufffb]/gu
/** The two joiners are spelling in Indic and Arabic scripts, after a letter or sign of theirs, and nothing anywhere else. */
const STRAY_JOINER = /(?<!(?=[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}])[\p{L}\p{M}])[\u200c\u200d]/gu

/** A text as it is seen: without signs that show nothing. */
export function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, '').replace(STRAY_JOINER, '')
}

/** Anything of zero width, with the marks that turn a direction. */
const ZERO_WIDTH = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
/** Full-width signs and digits, without the letters. */
const FULL_WIDTH = /[\uff01-\uff20\uff3b-\uff40\uff5b-\uff5e]/g
const FULL_WIDTH_OFFSET = 0xfee0

/**
 * A contact or a code as its ASCII signs: nothing of zero width, no blanks but the common space, one kind of hyphen, half-width digits and
 * signs. Letters, line ends and control characters stay what they are.
 */
export function plainSigns(text: string): string {
  return text
    .replace(ZERO_WIDTH, '')
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(/[\p{Pd}\u2212\u2043]/gu, '-')
    .replace(/[\u3002\uff61]/g, '.')
}

/** Whether a text can be kept in a database: no U+0000, which PostgreSQL refuses, and no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed()
}

/** Without control characters or line breaks: fit for a header or a row. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}
