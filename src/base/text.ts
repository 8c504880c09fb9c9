/** Invisible characters. Some reverse the order of the characters beside them. Others hide that two texts differ. */
const UNSEEN = /(?!\u200c|\u200d|\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}|[\u2028\u2029\u2800\ufff9-\ufffb]/gu
/**
 * The two joiners stay as typed between letters, marks and symbols, and in Indic and Arabic scripts also at the end of a word. In other places
 * they join nothing.
 */
const STRAY_JOINER =
  /(?<![\p{L}\p{M}\p{S}])[\u200c\u200d]|(?<=[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}])[\u200c\u200d]+(?![\p{L}\p{M}\p{S}])/gu

/** The text without invisible characters. */
export function removeInvisible(text: string): string {
  return text.replace(UNSEEN, '').replace(STRAY_JOINER, '')
}

/** All zero-width characters, including those that change direction. */
const ZERO_WIDTH = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
/** Full-width punctuation and digits, without the letters. */
const FULL_WIDTH = /[\uff01-\uff20\uff3b-\uff40\uff5b-\uff5e]/g
const FULL_WIDTH_OFFSET = 0xfee0

/**
 * A contact or code in ASCII punctuation: no zero-width characters, only the common space, one kind of hyphen, half-width digits and
 * punctuation. Letters, line ends and control characters stay unchanged.
 */
export function plainSigns(text: string): string {
  return text
    .replace(ZERO_WIDTH, '')
    .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(/[\p{Pd}\u2212\u2043]/gu, '-')
    .replace(/[\u3002\uff61]/g, '.')
}

/** True if a database can store the text: no U+0000, which PostgreSQL refuses, and no lone surrogate. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed()
}

/** Removes control characters and line breaks, so that the text is safe in a header or a row. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

/** The value of a JSON text. Undefined if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns the value as an object whose fields can be read. Undefined if it is not an object. */
export function toRecord(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
}
