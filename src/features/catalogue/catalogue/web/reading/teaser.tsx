/** What a card says of a text: the whole of it, or on a phone, where its style hides the rest, the first sentence. */
export function Teaser({ text }: { text: string }) {
  const [first, rest] = firstSentence(text)
  return (
    <>
      {first}
      {rest && <span>{rest}</span>}
    </>
  )
}

/** A text as its first sentence and what follows: a narrow card says the first alone. */
export function firstSentence(text: string): [first: string, rest: string] {
  const end = /[.!?…](?=\s+[«“]?\p{Lu})/u.exec(text)
  return end ? [text.slice(0, end.index + 1), text.slice(end.index + 1)] : [text, '']
}
