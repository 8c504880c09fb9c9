import { expect, it } from 'vitest'
import { en } from '#features/catalogue/catalogue-lists/messages/page-intentions.en.ts'
import { ru } from '#features/catalogue/catalogue-lists/messages/page-intentions.ru.ts'
import { TOPICS_LIFE } from './data/topics-life.ts'
import { TOPICS_PEOPLE } from './data/topics-people.ts'
import { TOPICS_WORK } from './data/topics-work.ts'

const reasons = [TOPICS_LIFE, TOPICS_PEOPLE, TOPICS_WORK]
  .flat()
  .flatMap((topic) => topic.reasons?.['z-special-intention'] ?? [])

it.each([
  ['ru', ru.names, /«([^»]+)»/g],
  ['en', en.names, /“([^”]+)”/g],
] as const)('an intention named in an answer in %s has the same name as in the shop', (lang, names, quoted) => {
  const named = reasons.flatMap((reason) => [...reason[lang].matchAll(quoted)].map(([, name]) => name))
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !Object.values<string | undefined>(names).includes(name))).toEqual([])
})
