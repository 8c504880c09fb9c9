/** A text as its first sentence and what follows: a narrow card says the first alone. */
export function firstSentence(text: string): [first: string, rest: string] {
  const end = /[.!?…](?=\s+[«“]?\p{Lu})/u.exec(text)
  return end ? [text.slice(0, end.index + 1), text.slice(end.index + 1)] : [text, '']
}
