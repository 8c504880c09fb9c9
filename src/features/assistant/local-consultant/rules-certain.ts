import { CERTAIN_DOUBTS } from './data/certain-doubts.ts'
import { CERTAIN_ORDERS } from './data/certain-orders.ts'
import { CERTAIN_PEOPLE } from './data/certain-people.ts'
import { CERTAIN_QUESTIONS } from './data/certain-questions.ts'
import { CERTAIN_SHOP } from './data/certain-shop.ts'
import { ORDER_QUESTIONS } from './data/order-questions.ts'
import { TOPICS_LIFE } from './data/topics-life.ts'
import { TOPICS_PEOPLE } from './data/topics-people.ts'
import { TOPICS_WORK } from './data/topics-work.ts'
import type { CertainQuestion } from './model.ts'
import { createMatcher, splitWords } from '#features/assistant/consultant/rules-patterns.ts'

const CERTAIN_MATCHERS = [
  ...CERTAIN_SHOP,
  ...ORDER_QUESTIONS,
  ...CERTAIN_DOUBTS,
  ...CERTAIN_ORDERS,
  ...CERTAIN_QUESTIONS,
  ...CERTAIN_PEOPLE,
].map((question) => ({
  question,
  matches: createMatcher(question.words),
  isOther: createMatcher(question.unless ?? ''),
  follows: question.after === undefined ? () => 1 : createMatcher(question.after),
}))

/**
 * The question that certain words of a text without punctuation show. `isLossTold`: the visitor has told about a death. `last`: the visitor's
 * previous message.
 */
export function findCertain(plain: string, isLossTold = false, last = ''): CertainQuestion | undefined {
  const words = splitWords(plain).length
  const fits = ({ isAfterLoss, isBare, maxWords = words }: CertainQuestion) =>
    (isLossTold || !isAfterLoss) && words <= maxWords && !(isBare && namesOccasion(plain))
  return CERTAIN_MATCHERS.find(
    ({ question, matches, isOther, follows }) =>
      matches(plain) > 0 && isOther(plain) === 0 && fits(question) && follows(last) > 0,
  )?.question
}

export function certainQuestion(id: string): CertainQuestion | undefined {
  return CERTAIN_MATCHERS.find(({ question }) => question.id === id)?.question
}

/** The topic of children only names a person, so it is not an occasion here. */
const OCCASIONS = [...TOPICS_PEOPLE, ...TOPICS_WORK, ...TOPICS_LIFE]
  .filter(({ id }) => id !== 'children')
  .map(({ words }) => createMatcher(words))

function namesOccasion(plain: string): boolean {
  return OCCASIONS.some((matches) => matches(plain) > 0)
}
