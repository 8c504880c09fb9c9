import type { Purpose } from './model.ts'
import type { Thread } from './model-thread.ts'
import type { Understanding } from './rules-intents.ts'

/** The lowest probability for each purpose at which the model alone decides, if the rules found nothing that supports the purpose. */
const SHARES: Partial<Record<Purpose, number>> = {
  price: 0.7,
  date: 0.7,
  term: 0.75,
  trust: 0.6,
  who: 0.7,
  choice: 0.75,
}
const INTENTS: Partial<Record<Purpose, readonly string[]>> = {
  price: ['price', 'cheaper', 'cheapest', 'discount'],
  date: ['date', 'lunar', 'festival'],
  trust: ['trust'],
  who: ['performer', 'participants'],
  choice: ['unsure', 'list', 'own-intention', 'loss', 'illness'],
}
const RITE =
  / (?:it|this|that|they|everything|rite\p{L}*|ritual\p{L}*|yagy\p{L}*|yajn\p{L}*|yagn\p{L}*|puja\p{L}*|pooja\p{L}*|homa|hom|havan|ceremon\p{L}*|prayer\p{L}*|fire|chant\p{L}*|recit\p{L}*|mantra\p{L}*|service|works?|priest\p{L}*|pandit\p{L}*|one|это|оно|она|он|все|ритуал\p{L}*|ягь\p{L}*|ягий|яджн\p{L}*|обряд\p{L}*|пудж\p{L}*|хом\p{L}*|церемони\p{L}*|молитв\p{L}*|молит\p{L}*|огонь|огня|чтен\p{L}*|чита\p{L}*|мантр\p{L}*|служб\p{L}*|действ\p{L}*|пандит\p{L}*) /u
const MAX_SHORT = 4

/**
 * The minimum probability for a purpose to be accepted. The minimum is higher if the rules found nothing in the message, because a weak guess would answer a question that the
 * visitor did not ask.
 */
export function neededShare(purpose: Purpose, heard: Understanding, thread: Thread, least: number): number {
  return hasEvidence(purpose, heard, thread) ? least : (SHARES[purpose] ?? least)
}

function hasEvidence(purpose: Purpose, heard: Understanding, thread: Thread): boolean {
  if (heard.words <= MAX_SHORT && thread.last !== undefined) return true
  if (INTENTS[purpose]?.some((intent) => heard.intents.has(intent))) return true
  const isAboutRite = RITE.test(heard.plain) || heard.named.length > 0 || heard.tiers.length > 0
  const isAboutPerson = heard.person !== undefined
  if (purpose === 'trust') return heard.faqs.length > 0 || isAboutRite
  if (purpose === 'who') return heard.faqs.length > 0 || isAboutRite || isAboutPerson
  const isChosen = heard.topics.length > 0 || isAboutPerson || heard.isOwn || heard.excluded.length > 0
  if (purpose === 'choice') return isChosen || isAboutRite
  const hasValue = [heard.budgetUsd, heard.months, heard.event, heard.period, heard.quantity].some(
    (value) => value !== undefined,
  )
  return isAboutRite || hasValue
}
