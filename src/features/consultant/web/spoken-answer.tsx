import { wholeSentences } from '../rules-answer-text.ts'
import type { Exchange } from '../rules-transcript.ts'
import { useConsultantMessages } from './messages.ts'

/**
 * The newest answer for a screen reader, a sentence at a time once it is whole; what is on the screen grows by pieces of words, which
 * nobody would want to hear. Sentences are only ever added, so each is read once.
 */
export function SpokenAnswer({ exchange }: { exchange: Exchange | undefined }) {
  const messages = useConsultantMessages()
  if (!exchange) return <div aria-live="polite" className="visually-hidden" />
  const { state, text, cards, question } = exchange.answer
  const hasEnded = state !== 'waiting' && state !== 'streaming'
  const sentences = wholeSentences(text, hasEnded)
  if (state === 'waiting') sentences.push(messages.thinking)
  if (hasEnded && cards.length > 0) sentences.push(messages.proposed(cards.length))
  if (hasEnded && question) sentences.push(question.text)
  return (
    <div aria-live="polite" className="visually-hidden">
      {sentences.map((sentence, place) => (
        <p key={`${exchange.id} ${place} ${sentence}`}>{sentence}</p>
      ))}
    </div>
  )
}
