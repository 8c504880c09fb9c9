import { SPECIAL_INTENTION } from '#features/catalogue/catalogue/model-terms.ts'
import type { Sorrow, Topic } from './model.ts'
import type { Thread } from './model-thread.ts'
import type { Understanding } from './rules-intents.ts'
import { TOPICS_PEOPLE } from './data/topics-people.ts'

/** The topics of the sorrows. A message can mention a sorrow without naming its topic. */
const SORROW_TOPICS: readonly (readonly [Sorrow, string])[] = [
  ['loss', 'remembrance'],
  ['illness', 'illness'],
]

/**
 * The state of the conversation with the message `heard`. A message about another person or another sorrow starts a new subject. Example: a widow has
 * asked for a ritual for her husband. Her mother's operation then needs another ritual, tier and term.
 */
export function turnToNewNeed(thread: Thread, heard: Understanding): Thread {
  const topics = neededTopics(heard)
  if (!isNewNeed(thread, heard, topics)) return thread
  const { excluded, needs, budgetUsd, purpose, last, event } = thread
  return {
    topics,
    named: [],
    shown: [],
    excluded,
    needs,
    ...(event !== undefined && { event }),
    ...(budgetUsd !== undefined && { budgetUsd }),
    ...(purpose && { purpose }),
    ...(last !== undefined && { last }),
  }
}

function isNewNeed(thread: Thread, heard: Understanding, topics: readonly Topic[]): boolean {
  const before = [...thread.named, ...thread.topics.flatMap(({ rituals }) => rituals)]
  const isSame = topics[0]?.rituals.some((id) => id !== SPECIAL_INTENTION && before.includes(id)) === true
  if (heard.named.length > 0 || before.length === 0 || topics.length === 0 || isSame) return false
  const isOtherPerson = heard.person !== undefined && thread.person !== undefined && heard.person !== thread.person
  return isOtherPerson || SORROW_TOPICS.some(([sorrow]) => heard.intents.has(sorrow) && thread.sorrow !== sorrow)
}

/** The topics of a sorrow replace every other topic that the message may name. */
export function neededTopics(heard: Understanding): Topic[] {
  const found = sorrowTopics(heard)
  return found.length > 0 ? found : heard.topics.map(({ topic }) => topic)
}

/** The topics of the sorrows in a message. Illness is first, because it has not ended. */
export function sorrowTopics({ intents }: Pick<Understanding, 'intents'>): Topic[] {
  const sorrows = SORROW_TOPICS.filter(([sorrow]) => intents.has(sorrow)).map(([, id]) => id)
  return TOPICS_PEOPLE.filter(({ id }) => sorrows.includes(id))
}
