const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

/**
 * Isolates foreign text inside our sentence where no element can wrap it: right-to-left text is enclosed in U+2068 and U+2069, so that
 * neighbouring characters and numbers keep their places. Other text stays unchanged.
 */
export function isolateBidi(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text
}
