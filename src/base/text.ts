/** Signs that show nothing: some turn the order of their neighbours around, others hide that two texts differ. */
const UNSEEN =
  /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\ufffb\u{e0000}-\u{e0fff}]/gu
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
