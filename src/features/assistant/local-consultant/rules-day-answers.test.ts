import { beforeAll, describe, expect, it } from 'vitest'
import type { Lang } from '#base/i18n.ts'
import type { Knowledge } from '#features/assistant/consultant/model-knowledge.ts'
import { shippedKnowledge } from '../../../../bench/consultant/shipped-knowledge.ts'
import { localConsultant } from './rules.ts'

const BEFORE_DECEMBER = new Date('2026-11-29T06:00:00Z')
const IN_DECEMBER = new Date('2026-12-04T06:00:00Z')

let knowledge: Knowledge
beforeAll(async () => {
  knowledge = await shippedKnowledge()
})

async function ask(lang: Lang, text: string, now = BEFORE_DECEMBER): Promise<string> {
  const said: string[] = []
  const question = { text, lang, turns: [], now }
  for await (const event of localConsultant(knowledge).answer(question, new AbortController().signal))
    if (event.type === 'text') said.push(event.text)
  return said.join('\n')
}

/** The days in bold, as the answer lists them. */
const daysIn = (text: string) => [...text.matchAll(/^- \*\*(.+?)\*\*\./gm)].map(([, day]) => day)

describe('the date of a festival or moon day in an answer', () => {
  // The days are from public almanacs for Varanasi.
  it.each([
    ['ru', 'когда Гуру Пурнима 2027', '18 июля 2027'],
    ['ru', 'когда гуру-пурнима в 2027 году?', '18 июля 2027'],
    ['en', 'when is Guru Purnima 2027', '18 July 2027'],
    ['en', 'when is gurupurnima in 2027?', '18 July 2027'],
    ['en', 'when is Guru Poornima 2027?', '18 July 2027'],
    ['en', 'when is Holi 2027, is it a full moon?', '22 March 2027'],
    ['ru', 'когда Холи 2027, это полнолуние?', '22 марта 2027'],
    ['en', 'when is Deepavali 2027', '29 October 2027'],
    ['ru', 'когда Дипавали 2027', '29 октября 2027'],
    ['en', 'when is Maha-Shivratri 2027?', '6 March 2027'],
    ['ru', 'когда Маха-Шивратри 2027?', '6 марта 2027'],
    ['en', 'when is Ram Navami 2027?', '15 April 2027'],
    ['ru', 'когда Рам-Навами 2027?', '15 апреля 2027'],
    ['en', 'when is Buddha Purnima 2027?', '20 May 2027'],
    ['ru', 'когда Будда-Пурнима 2027?', '20 мая 2027'],
    ['en', 'when is Sharad Purnima 2027?', '15 October 2027'],
    ['ru', 'когда Шарад Пурнима в 2027?', '15 октября 2027'],
  ] as const)('is the date of the festival, not of the next full moon (%s: %s)', async (lang, text, day) => {
    const said = await ask(lang, text)
    expect(said).toContain(day)
    expect(said).not.toMatch(/2026|December|декабря/)
  })

  it.each([
    ['en', 'when is the new moon in January?', '7 January 2027'],
    ['ru', 'когда новолуние в январе?', '7 января 2027'],
    ['en', 'when is the full moon in January 2027?', '22 January 2027'],
  ] as const)('is in the month that the visitor names (%s: %s)', async (lang, text, day) => {
    expect(await ask(lang, text)).toContain(day)
  })
})

describe('the days of a month in an answer', () => {
  it.each([
    ['en', 'which Fridays are good for Lakshmi in December', ['11 December', '18 December', '25 December']],
    ['ru', 'какие пятницы в декабре хороши для Лакшми?', ['11 декабря', '18 декабря', '25 декабря']],
    ['ru', 'по каким пятницам декабря лучше проводить Лакшми-ягью', ['11 декабря', '18 декабря', '25 декабря']],
  ] as const)('do not include past days of the current month (%s: %s)', async (lang, text, days) => {
    expect(daysIn(await ask(lang, text, IN_DECEMBER))).toEqual(days)
  })

  it.each([
    ['en', 'which Fridays are good for Lakshmi in December', 'December'],
    ['ru', 'какие пятницы в декабре хороши для Лакшми?', 'декабря'],
  ] as const)('are all Fridays of the month if the visitor asks for Fridays (%s: %s)', async (lang, text, month) => {
    const said = await ask(lang, text)
    expect(daysIn(said)).toEqual([4, 11, 18, 25].map((day) => `${day} ${month}`))
    expect(said).not.toMatch(/two weeks|две недели/)
  })

  it.each([
    ['en', 'best day for Ganesha in December', /^(?:[5-9]|[12]\d|3[01]) December$/],
    ['ru', 'лучший день для Ганеши в декабре', /^(?:[5-9]|[12]\d|3[01]) декабря$/],
  ] as const)('are in the current year if the month is not over (%s: %s)', async (lang, text, day) => {
    const said = await ask(lang, text, IN_DECEMBER)
    expect(daysIn(said).length).toBeGreaterThan(0)
    expect(daysIn(said).filter((each) => !day.test(each ?? ''))).toEqual([])
    expect(said).not.toMatch(/2027|two weeks|две недели/)
  })

  it('are in the year that the visitor names', async () => {
    const days = daysIn(await ask('en', 'which Fridays are good for Lakshmi in December 2027', IN_DECEMBER))
    expect(days).toEqual([3, 10, 17, 24, 31].map((day) => `${day} December 2027`))
  })

  it.each([
    ['en', 'which Fridays are good for Lakshmi this month?', /^\d+ December$/, 3],
    ['ru', 'какие пятницы в этом месяце хороши для Лакшми?', /^\d+ декабря$/, 3],
    ['en', 'which Fridays are good for Lakshmi next month?', /^\d+ January 2027$/, 5],
    ['ru', 'какие пятницы в следующем месяце хороши для Лакшми?', /^\d+ января 2027 года$/, 5],
  ] as const)('are in the current or next month if the question says so (%s: %s)', async (lang, text, day, count) => {
    const days = daysIn(await ask(lang, text, IN_DECEMBER))
    expect(days).toHaveLength(count)
    expect(days.filter((each) => !day.test(each ?? ''))).toEqual([])
  })

  it('include the last day on which a ritual must begin for an occasion', async () => {
    expect(await ask('ru', 'экзамен у сына в январе')).toContain('не позже 18 декабря')
    expect(await ask('ru', 'экзамен у сына в декабре')).not.toContain('будет продолжаться')
  })
})
