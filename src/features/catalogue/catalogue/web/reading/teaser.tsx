/** The text of a card in whole sentences. CSS hides everything after the first sentence on a phone. */
export function Teaser({ text }: { text: string }) {
  const [first, rest] = wholeSentences(text)
  return (
    <>
      {first}
      {rest && <span>{rest}</span>}
    </>
  )
}

/** Characters that fit into the four lines of a card. */
const MAX_TEASER = 160

/**
 * Returns the first sentence, and the remaining text if all of it fits into a card. If the remaining text is too long, it ends at the last colon or
 * semicolon that fits, or is left out. So no sentence is cut.
 */
export function wholeSentences(text: string): [first: string, rest: string] {
  const [first, rest] = firstSentence(text)
  if (text.length <= MAX_TEASER) return [first, rest]
  const room = rest.slice(0, Math.max(MAX_TEASER - first.length, 0))
  const end = Math.max(room.lastIndexOf(':'), room.lastIndexOf(';'))
  return [first, end > 0 ? `${room.slice(0, end)}.` : '']
}

/** Splits a text into its first sentence and the text after it. A narrow card shows only the first sentence. */
export function firstSentence(text: string): [first: string, rest: string] {
  const end = /[.!?…](?=\s+[«“]?\p{Lu})/u.exec(text)
  return end ? [text.slice(0, end.index + 1), text.slice(end.index + 1)] : [text, '']
}
