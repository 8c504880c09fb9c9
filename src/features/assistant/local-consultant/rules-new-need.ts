import { SPECIAL_INTENTION } from '#features/catalogue/catalogue/model-terms.ts'
import type { Topic } from './model.ts'
import type { Sorrow, Thread } from './model-thread.ts'
import type { Understanding } from './rules-intents.ts'
import { TOPICS_PEOPLE } from './data/topics-people.ts'

/** The occasions of the sorrows that a message can tell of without naming an occasion. */
const SORROW_TOPICS: readonly (readonly [Sorrow, string])[] = [
  ['loss', 'remembrance'],
  ['illness', 'illness'],
]

/**
 * What the conversation is about, with the message `heard`. A message about another person or another sorrow starts anew: after a widow has
 * asked for her husband's memory, her mother's operation needs another ritual, option and term.
 */
export function turnToNewNeed(thread: Thread, heard: Understanding): Thread {
  const topics = neededTopics(heard)
  if (!isNewNeed(thread, heard, topics)) return thread
  const { excluded, budgetUsd, purpose, last } = thread
  return {
    topics,
    named: [],
    shown: [],
    excluded,
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

/** A sorrow comes before every other occasion that the message may name. */
function neededTopics({ topics, intents }: Understanding): Topic[] {
  const sorrows = SORROW_TOPICS.filter(([sorrow]) => intents.has(sorrow)).map(([, id]) => id)
  const found = TOPICS_PEOPLE.filter(({ id }) => sorrows.includes(id))
  return found.length > 0 ? found : topics.map(({ topic }) => topic)
}
