import { type Festival, FESTIVALS } from '#features/orders/plans/model-festivals.ts'
import { YEARS } from '#features/assistant/consultant/rules-festival-days.ts'
import { addDays } from '#features/orders/plans/rules.ts'
import { readDay } from './rules-date-reading.ts'
import { eventSentence } from './rules-recommend.ts'
import {
  type PhraseContext,
  type Events,
  sayDate,
  sayFullDate,
  textEvent,
  findDiscussedRituals,
} from './rules-phrases.ts'
import { createMatcher } from '#features/assistant/consultant/rules-patterns.ts'

const DATES_ARTICLE = 'choosing-a-date'
const FESTIVALS_ARTICLE = 'festivals-of-the-year'

/** The next days that tradition prefers for the current topic, each with its reason. */
export async function sayDays(context: PhraseContext): Promise<Events> {
  const { say, lang, today, knowledge } = context
  const [ritual] = findDiscussedRituals(context)
  const from = firstDay(context)
  const article = await articleLink(context, DATES_ARTICLE)
  if (!ritual) {
    return [
      textEvent(say.date.general, eventSentence(context), moonsOf(context, from)),
      { type: 'links', links: article },
      { type: 'question', text: say.forWhich, answers: context.rituals.slice(0, 3).map(({ name }) => name) },
    ]
  }
  const days = knowledge.suggestDates(ritual.id, from, lang)
  const lines = days.map(({ date, reason }) => say.date.day(sayDate(date, context), reason))
  const isFar = from > addDays(today, FAR_DAYS)
  return [
    textEvent(
      lines.length > 0
        ? `${say.date.next(ritual.name)}\n${lines.join('\n')}`
        : `${say.date.none(ritual.name)} ${moonsOf(context, from)}`,
      [days.some(({ isWeekly }) => isWeekly) && say.date.weekly, !isFar && eventSentence(context), say.date.free]
        .filter(Boolean)
        .join(' '),
    ),
    { type: 'links', links: [{ title: ritual.name, href: ritual.href }, ...article] },
  ]
}

/** For an event farther away than this, the visitor wants days near it. It is not a deadline for the ritual. */
const FAR_DAYS = 60

/** The first day of the search: tomorrow, or the start of the month or year that the visitor mentions. */
function firstDay({ heard, today }: PhraseContext): string {
  const tomorrow = addDays(today, 1)
  const asked = heard.event ?? (heard.year === undefined ? undefined : `${heard.year}-01-01`)
  return asked !== undefined && asked > addDays(today, FAR_DAYS) && Number(asked.slice(0, 4)) <= YEARS.last
    ? asked
    : tomorrow
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

/** The phase of the moon today, or the next full moon, new moon or eleventh lunar day. */
export async function sayMoon(context: PhraseContext): Promise<Events> {
  const { say, lang, today, knowledge, heard, question } = context
  const mentioned = MOONS.find(({ matches }) => matches(heard.plain) > 0)
  const article = await articleLink(context, DATES_ARTICLE)
  if (mentioned) {
    const from = firstDay(context)
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

const FESTIVAL_WORDS: readonly { festival: Festival; matches: ReturnType<typeof createMatcher> }[] = [
  { festival: 'diwali', matches: createMatcher('дивали | diwali') },
  {
    festival: 'springNavaratri',
    matches: createMatcher(
      '{весен*, чайтра, март*, апрел*} .. наваратр* | {spring, chaitra, vasant*} .. {navaratri, navratri}',
    ),
  },
  { festival: 'navaratri', matches: createMatcher('наваратр* | навратр* | navaratri | navratri') },
  { festival: 'mahaShivaratri', matches: createMatcher('шиваратр* | махашиваратр* | shivaratri | mahashivaratri') },
  { festival: 'holi', matches: createMatcher('холи | holi') },
  { festival: 'janmashtami', matches: createMatcher('джанмашт* | janmashtami') },
  { festival: 'ganeshaChaturthi', matches: createMatcher('чатуртхи | chaturthi') },
  { festival: 'ramaNavami', matches: createMatcher('рама навам* | rama navami') },
  { festival: 'hanumanJayanti', matches: createMatcher('хануман* джаянт* | hanuman jayanti') },
  { festival: 'guruPurnima', matches: createMatcher('гуру пурним* | guru purnima') },
  { festival: 'akshayaTritiya', matches: createMatcher('акш* трит* | akshaya tritiya') },
  { festival: 'vasantaPanchami', matches: createMatcher('васант* панчам* | vasant* panchami') },
  { festival: 'makaraSankranti', matches: createMatcher('санкрант* | sankranti') },
  { festival: 'vijayaDashami', matches: createMatcher('виджая* | дашахр* | dussehra | vijaya dashami') },
]

/** The day of a festival: the next one, or the one in the year that the visitor named. Without a festival, all festivals of the year. */
export async function sayFestival(context: PhraseContext): Promise<Events> {
  const { say, lang, today, knowledge, heard } = context
  const links = await articleLink(context, FESTIVALS_ARTICLE)
  const mentioned = FESTIVAL_WORDS.filter(({ matches }) => matches(heard.plain) > 0).slice(0, MAX_FESTIVALS)
  const { year } = heard
  if (year !== undefined && (year < YEARS.first || year > YEARS.last))
    return [textEvent(say.date.outside(YEARS.first, YEARS.last)), { type: 'links', links }]
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
