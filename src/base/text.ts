/** Signs that show nothing: some turn the order of their neighbours around, others hide that two texts differ. */
const UNSEEN = /(?!\u200c|\u200d|\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}|[\u2028\u2029\u2800\ufff9-\ufffb]/gu
/** The two joiners are spelling in Indic and Arabic scripts, after a letter or sign of theirs, and nothing anywhere else. */
const STRAY_JOINER = /(?<!(?=[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}])[\p{L}\p{M}])[\u200c\u200d]/gu

/** A text as it is seen: without signs that show nothing. */
export function withoutUnseen(text: string): string {
  return text.replace(UNSEEN, '').replace(STRAY_JOINER, '')
}

/** Whether a text can be kept in a database: no U+0000, which PostgreSQL refuses, and no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed()
}

/** Without control characters or line breaks: fit for a header or a row. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}
