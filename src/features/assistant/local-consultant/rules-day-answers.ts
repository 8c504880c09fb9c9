import { FESTIVALS } from '#features/orders/plans/model-festivals.ts'
import { YEARS } from '#features/assistant/consultant/rules-festival-days.ts'
import { addDays } from '#features/orders/plans/rules.ts'
import { FESTIVAL_WORDS, MOON_WORDS } from './data/festival-words.ts'
import { isStartWished, readDay } from './rules-date-reading.ts'
import type { Understanding } from './rules-intents.ts'
import { eventSentence } from './rules-recommend.ts'
import {
  type PhraseContext,
  type Events,
  sayDate,
  sayFullDate,
  textEvent,
  findDiscussedRituals,
  published,
} from './rules-phrases.ts'
import { isRemembrance } from './rules-care.ts'
import { TOPICS_PEOPLE } from './data/topics-people.ts'
import { createMatcher } from '#features/assistant/consultant/rules-patterns.ts'

const DATES_ARTICLE = 'choosing-a-date'
const FESTIVALS_ARTICLE = 'festivals-of-the-year'

/** Returns the next days that tradition prefers for the current topic, each with its reason. */
export async function sayDays(context: PhraseContext): Promise<Events> {
  const { say, heard } = context
  const isLongAgo = (context.thread.asides ?? 0) >= MANY_ASIDES && heard.named.length === 0
  const [ritual] = isRemembranceAsked(context)
    ? published(REMEMBRANCE, context)
    : findDiscussedRituals(isLongAgo ? { ...context, thread: { ...context.thread, named: [], topics: [] } } : context)
  const span = windowOf(context)
  const article = await articleLink(context, DATES_ARTICLE)
  const near = await nearDay(context, span)
  if (ritual && near?.kind === 'start' && isRemembranceAsked(context)) {
    const links = [{ title: ritual.name, href: ritual.href }, ...article]
    return [textEvent(sayNearDay(context, near), say.date.remembrance(ritual.name)), { type: 'links', links }]
  }
  if (!ritual) {
    return [
      textEvent(
        near ? sayNearDay(context, near) : WAITING.test(heard.plain) && say.date.earliest(await earliestDay(context)),
        say.date.general,
        near?.kind === 'event' && eventSentence(context),
        moonsOf(context, span.from),
      ),
      { type: 'links', links: article },
      { type: 'question', text: say.forWhich, answers: context.rituals.slice(0, 3).map(({ name }) => name) },
    ]
  }
  const isEvent = near?.kind === 'event'
  const days = isEvent
    ? context.knowledge.suggestDates(ritual.id, near.earliest, context.lang, { to: addDays(near.day, -1) })
    : daysFor(context, ritual.id, span)
  const lines = days.map(({ date, reason }) => say.date.day(sayDate(date, context), reason))
  const head = isEvent ? say.date.nextBefore(ritual.name) : say.date.next(ritual.name)
  const none = isEvent
    ? say.date.noneBefore(ritual.name)
    : `${say.date.none(ritual.name)} ${moonsOf(context, span.from)}`
  return [
    textEvent(
      near && sayNearDay(context, near),
      lines.length > 0 ? `${head}\n${lines.join('\n')}` : none,
      [
        heard.weekday === undefined && !isEvent && days.some(({ isWeekly }) => isWeekly) && say.date.weekly,
        isEvent && eventSentence(context),
        say.date.free,
      ]
        .filter(Boolean)
        .join(' '),
    ),
    { type: 'links', links: [{ title: ritual.name, href: ritual.href }, ...article] },
  ]
}

/** After this number of questions about the shop, a question about a day is no longer about the ritual named before them. */
const MANY_ASIDES = 3

const REMEMBRANCE = TOPICS_PEOPLE.find(isRemembrance)?.rituals ?? []
const ANNIVERSARY = / (?:годовщин\p{L}*|помин\p{L}*|помян\p{L}*|anniversary|remembrance|in memory) /u

/**
 * True for "on the anniversary" after a visitor has told about a death. The day is for a ritual in memory of the dead person, even if the
 * conversation has changed to another subject.
 */
function isRemembranceAsked({ heard, thread }: PhraseContext): boolean {
  return heard.named.length === 0 && thread.sorrow === 'loss' && ANNIVERSARY.test(heard.plain)
}

/** A day in the near future that the visitor names: the wished first day of the ritual, or an event before which the ritual should begin. */
type NearDay = { kind: 'start' | 'event'; day: string; earliest: string }

/** If the visitor names a month or a year, the answer searches days within this period and does not treat the period as a deadline. */
async function nearDay(context: PhraseContext, { from, to }: Span): Promise<NearDay | undefined> {
  const { heard, today, knowledge, question, lang } = context
  const { event, period, plain } = heard
  const { earliestStart } = await knowledge.shopFacts(question.now, lang)
  if (event === undefined && TODAY.test(plain)) return { kind: 'start', day: today, earliest: earliestStart }
  if (event === undefined || period || to !== undefined) return undefined
  const kind = isStartWished(plain) ? 'start' : 'event'
  if (kind === 'event' && from > addDays(today, FAR_DAYS)) return undefined
  return { kind, day: event, earliest: earliestStart }
}

const TODAY = / (?:сегодня|today|tonight|right now|прямо сейчас) /u

const WAITING =
  / (?:сколько ждать|скока ждать|долго ждать|ждать|ближайш\p{L}*|как скоро|how soon|wait|soonest|earliest) /u

async function earliestDay(context: PhraseContext): Promise<string> {
  const { earliestStart } = await context.knowledge.shopFacts(context.question.now, context.lang)
  return sayDate(earliestStart, context)
}

/** Tells the visitor whether the ritual can begin on the wished day, or in time for the event. */
function sayNearDay(context: PhraseContext, { kind, day, earliest }: NearDay): string {
  const { date } = context.say
  const [named, first] = [sayDate(day, context), sayDate(earliest, context)]
  if (kind === 'start') {
    if (day < earliest) return date.startIsNot(named, first)
    if (day === earliest) return date.startFirst(first)
    const { weekday, tithi } = context.knowledge.panchangFor(day, context.lang)
    return isInCalendar(day) ? `${date.startIs(named)} ${date.lunarDay(weekday, tithi)}` : date.startIs(named)
  }
  return day > earliest ? date.inTime(named, first) : date.notInTime(named, first)
}

type Span = { from: string; to?: string }

/**
 * If an event is more than this number of days away, the answer lists days from the event on, because such an event is not a deadline for the ritual.
 */
const FAR_DAYS = 60
/** If the visitor asks for a weekday without a month, the answer lists this weekday in this number of days from today. */
const WEEKDAY_DAYS = 28

/**
 * The days of the search: the days of the month or year that the visitor names, otherwise the days after a distant event that the visitor mentions,
 * otherwise the days from tomorrow.
 */
function windowOf({ heard, today }: PhraseContext): Span {
  const tomorrow = addDays(today, 1)
  const far = addDays(today, FAR_DAYS)
  const { period, event, topics } = heard
  if (period && period.last >= tomorrow && (topics.length === 0 || period.first > far))
    return { from: period.first > tomorrow ? period.first : tomorrow, to: period.last }
  // In "when do I have to start?", a day from an earlier message is a deadline, even if it is far away.
  if (heard.isDeadline) return { from: tomorrow }
  return { from: event !== undefined && event > far && Number(event.slice(0, 4)) <= YEARS.last ? event : tomorrow }
}

/** The days for a ritual: all suitable days on the weekday that the visitor asks for, otherwise the first days that tradition prefers. */
function daysFor({ heard, knowledge, lang }: PhraseContext, id: string, { from, to }: Span) {
  const { weekday } = heard
  const onWeekday =
    weekday === undefined
      ? []
      : knowledge.suggestDates(id, from, lang, { to: to ?? addDays(from, WEEKDAY_DAYS - 1), weekday })
  if (onWeekday.length > 0) return onWeekday
  const within = to === undefined ? [] : knowledge.suggestDates(id, from, lang, { to })
  return within.length > 0 ? within : knowledge.suggestDates(id, from, lang)
}

function moonsOf(context: PhraseContext, from: string): string {
  const { say, lang, knowledge } = context
  const dayOf = (moon: 'purnima' | 'ekadashi') => sayDate(knowledge.nextDay(moon, from, lang)?.date ?? from, context)
  return say.date.moons(dayOf('purnima'), dayOf('ekadashi'))
}

const MOONS = [
  { of: 'purnima', matches: createMatcher('полнолун* | пурним* | full moon | purnima') },
  { of: 'amavasya', matches: createMatcher('новолун* | амавас* | new moon | amavasya') },
  { of: 'ekadashi', matches: createMatcher('экадаш* | ekadashi') },
] as const

/** Returns the phase of the moon today, or the next full moon, new moon or eleventh lunar day. */
export async function sayMoon(context: PhraseContext): Promise<Events> {
  const { say, lang, today, knowledge, heard, question } = context
  const mentioned = MOONS.find(({ matches }) => matches(heard.plain) > 0)
  const article = await articleLink(context, DATES_ARTICLE)
  if (mentioned) {
    const { from } = windowOf(context)
    const day = knowledge.nextDay(mentioned.of, from > addDays(today, 1) ? from : today, lang)
    if (day)
      return [
        textEvent(say.date.comes(say.date.moonNames[mentioned.of], sayDate(day.date, context))),
        { type: 'links', links: article },
      ]
  }
  const named = readDay(question.text, today)
  if (named !== undefined && !isInCalendar(named)) return [textEvent(say.date.outside(YEARS.first, YEARS.last))]
  const day = knowledge.panchangFor(named ?? heard.event ?? today, lang)
  return [
    textEvent(
      say.date.today(sayDate(day.date, context), day.weekday, day.tithi, day.nakshatra),
      day.festival !== null && say.date.festivalToday(day.festival),
    ),
    { type: 'links', links: article },
  ]
}

const NAMED_FESTIVALS = FESTIVAL_WORDS.map(({ festival, words }) => ({ festival, matches: createMatcher(words) }))
const NAMED_MOONS = MOON_WORDS.map(({ moon, words }) => ({ moon, matches: createMatcher(words) }))

/** True if a text names a festival, or a full moon that has a special name. Such a name has priority over the general word for a full moon. */
export function namesFestival({ plain }: Understanding): boolean {
  return [...NAMED_FESTIVALS, ...NAMED_MOONS].some(({ matches }) => matches(plain) > 0)
}

/**
 * Answers with the next day of a festival, or with its day in the year that the visitor named. If the visitor named no festival, lists all
 * festivals of the year.
 */
export async function sayFestival(context: PhraseContext): Promise<Events> {
  const { say, lang, today, knowledge, heard } = context
  const links = await articleLink(context, FESTIVALS_ARTICLE)
  const moon = NAMED_MOONS.find(({ matches }) => matches(heard.plain) > 0)
  const mentioned = moon
    ? []
    : NAMED_FESTIVALS.filter(({ matches }) => matches(heard.plain) > 0).slice(0, MAX_FESTIVALS)
  const { year } = heard
  if (year !== undefined && (year < YEARS.first || year > YEARS.last))
    return [textEvent(say.date.outside(YEARS.first, YEARS.last)), { type: 'links', links }]
  if (moon) {
    const day = knowledge.namedMoon(moon.moon, year === undefined ? today : `${year}-01-01`, lang)
    const named = say.date.namedMoons[moon.moon]
    return [textEvent(day && say.date.comes(named, sayFullDate(day.date, lang))), { type: 'links', links }]
  }
  const named = mentioned.map(({ festival }) => festival)
  const asked = named.length > 0 ? named : year === undefined ? [] : FESTIVALS
  const days = asked.flatMap(
    (each) =>
      (year === undefined ? knowledge.nextDay(each, today, lang) : knowledge.festivalIn(each, year, lang)) ?? [],
  )
  if (days.length === 0) {
    const article = await knowledge.article(FESTIVALS_ARTICLE, lang)
    return [textEvent(article?.intro), { type: 'links', links }]
  }
  const [only] = days
  if (only && days.length === 1)
    return [textEvent(say.date.comes(only.festival ?? '', sayFullDate(only.date, lang))), { type: 'links', links }]
  const lines = days
    .toSorted((a, b) => a.date.localeCompare(b.date))
    .map(({ date, festival }) => `- ${festival ?? ''}: ${sayFullDate(date, lang)}`)
  return [textEvent(lines.join('\n')), { type: 'links', links }]
}

const MAX_FESTIVALS = 4

function isInCalendar(date: string): boolean {
  const year = Number(date.slice(0, 4))
  return year >= YEARS.first && year <= YEARS.last
}

async function articleLink({ knowledge, lang }: PhraseContext, id: string) {
  const article = await knowledge.article(id, lang)
  return article ? [{ title: article.name, href: article.href }] : []
}
