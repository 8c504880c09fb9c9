const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

/**
 * Isolates a right-to-left text inside a sentence of the shop. Use it where no HTML element can enclose the text. U+2068 and U+2069 enclose
 * the text, so that characters and numbers beside it do not move. Other text stays unchanged.
 */
export function isolateBidi(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text
}
