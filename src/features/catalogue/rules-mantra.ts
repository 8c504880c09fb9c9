/** So many signs of Devanagari stand in one line of a card. */
const CARD_LINE = 24

/** A mantra in the lines it is recited in: each ends with its own bar, so that none stands alone. */
export function linesOfMantra(mantra: string): string[] {
  return (mantra.match(/[^।॥|]+[।॥|]*/g) ?? [])
    .map((line) => line.trim().replace(/\s+(?=[।॥|])/g, '\u00a0'))
    .filter((line) => line !== '')
}

/** A mantra for a card: the whole of it where it is one short line, else nothing. It is never cut where a box ends. */
export function mantraForCard(mantra: string | null): string | undefined {
  const text = mantra?.trim() ?? ''
  return text !== '' && text.length <= CARD_LINE && linesOfMantra(text).length === 1 ? text : undefined
}

/** A transliteration that says the sounds twice, in Latin letters and in the reader's in brackets after them, line by line of each. */
export function linesOfTransliteration(text: string): { latin: string[]; reading: string[] } {
  const [, latin = text, reading = ''] = /^([^(]+)\(([^()]+)\)\s*$/.exec(text) ?? []
  return { latin: linesOfMantra(latin), reading: reading === '' ? [] : reading.split(/(?<=,) /) }
}
