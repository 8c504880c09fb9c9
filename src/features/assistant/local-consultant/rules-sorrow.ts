import { conceptsAt, readConcepts } from '#features/assistant/consultant/rules-concepts.ts'
import { toWords } from '#features/assistant/consultant/rules-danger-words.ts'
import { createMatcher } from '#features/assistant/consultant/rules-patterns.ts'
import { MATTER_CONCEPTS } from './data/concepts-matter.ts'
import type { Purpose, Sorrow } from './model.ts'
import type { Thread } from './model-thread.ts'
import type { Understanding } from './rules-intents.ts'

const SORROWS = ['loss', 'illness'] as const
const CONCEPTS = readConcepts(Object.fromEntries(SORROWS.map((sorrow) => [sorrow, MATTER_CONCEPTS[sorrow] ?? ''])))

/**
 * The sorrow that a message mentions. Words of death and illness show a sorrow only if the purpose is grief: a doctor who asks for a price may also
 * use these words.
 */
export function readSorrow(heard: Understanding, thread: Thread, purpose: Purpose): Sorrow | undefined {
  const named = SORROWS.find((sorrow) => heard.intents.has(sorrow))
  if (named || purpose !== 'grief') return named ?? thread.sorrow
  // A question about a death that has not happened does not mention a loss.
  if (heard.certain) return thread.sorrow ?? 'other'
  const words = toWords(heard.plain)
  const meant = new Set(words.flatMap((_, place) => [...conceptsAt(words, place, CONCEPTS)]))
  return SORROWS.find((sorrow) => meant.has(sorrow)) ?? thread.sorrow ?? 'other'
}

const FRESH_DEATH =
  createMatcher(`{вчера, сегодня, недавно, только что, на днях, на той неделе, на прошлой неделе, неделю назад, месяц назад, в этом месяце, в прошлом месяце} .. {умер, умерла, умерли, погиб, погибла, скончал*, не стало, похоронили, похоронил, похоронила} | {умер, умерла, умерли, погиб, погибла, скончал*, не стало, похоронили, похоронил, похоронила} .. {вчера, сегодня, недавно, на днях, на той неделе, на прошлой неделе, неделю назад, месяц назад, в этом месяце, в прошлом месяце}
  {died, passed away, lost {my, our}, buried} .. {yesterday, today, recently, this morning, last night, last week, last month, this week, this month, a week ago, a month ago, days ago, weeks ago} | just {died, passed away, lost my, lost our, buried}`)
const OTHER_MATTER = createMatcher(
  `верн* | возврат* | отмен* | заказ* | оплат* | сколько | цена | стоит | стоимость | имя | имена | вписать | указать
  refund* | cancel* | order* | paid | money | how much | price | cost* | name | names`,
)

/** True if the visitor tells about a recent death and does not ask about another subject, such as a price or a refund. */
export function tellsOfFreshDeath(plain: string): boolean {
  return FRESH_DEATH(plain) > 0 && OTHER_MATTER(plain) === 0
}
