const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

/**
 * A text of others inside a sentence of ours, where no element can stand around it: what is written from right to left is set apart (U+2068
 * and U+2069), so that the signs and numbers beside it keep their places. Anything else stays as it is.
 */
export function apart(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text
}
