import { firstSentence } from './first-sentence.ts'

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
