/** A card's text: in full, or on a phone, where CSS hides the rest, only its first sentence. */
export function Teaser({ text }: { text: string }) {
  const [first, rest] = firstSentence(text)
  return (
    <>
      {first}
      {rest && <span>{rest}</span>}
    </>
  )
}

/** Splits a text into its first sentence and the rest; a narrow card shows only the first. */
export function firstSentence(text: string): [first: string, rest: string] {
  const end = /[.!?…](?=\s+[«“]?\p{Lu})/u.exec(text)
  return end ? [text.slice(0, end.index + 1), text.slice(end.index + 1)] : [text, '']
}
