/** The text of a card. CSS hides everything after the first sentence on a phone. */
export function Teaser({ text }: { text: string }) {
  const [first, rest] = firstSentence(text)
  return (
    <>
      {first}
      {rest && <span>{rest}</span>}
    </>
  )
}

/** Splits a text into its first sentence and the text after it. A narrow card shows only the first sentence. */
export function firstSentence(text: string): [first: string, rest: string] {
  const end = /[.!?…](?=\s+[«“]?\p{Lu})/u.exec(text)
  return end ? [text.slice(0, end.index + 1), text.slice(end.index + 1)] : [text, '']
}
