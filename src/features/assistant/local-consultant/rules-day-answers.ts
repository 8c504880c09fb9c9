import type { Festival } from '#features/orders/plans/model-festivals.ts'
import { addDays } from '#features/orders/plans/rules.ts'
import { eventSentence } from './rules-recommend.ts'
import { type PhraseContext, type Events, sayDate, textEvent, findDiscussedRituals } from './rules-phrases.ts'
import { createMatcher } from '#features/assistant/consultant/rules-patterns.ts'

const DATES_ARTICLE = 'choosing-a-date'
const FESTIVALS_ARTICLE = 'festivals-of-the-year'

/** The next days that tradition prefers for the current topic, each with its reason. */
export async function sayDays(context: PhraseContext): Promise<Events> {
  const { say, lang, today, knowledge } = context
  const [ritual] = findDiscussedRituals(context)
  const from = addDays(today, 1)
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
  return [
    textEvent(
      lines.length > 0
        ? `${say.date.next(ritual.name)}\n${lines.join('\n')}`
        : `${say.date.none(ritual.name)} ${moonsOf(context, from)}`,
      [eventSentence(context), say.date.free].filter(Boolean).join(' '),
    ),
    { type: 'links', links: [{ title: ritual.name, href: ritual.href }, ...article] },
  ]
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
  const { say, lang, today, knowledge, heard } = context
  const mentioned = MOONS.find(({ matches }) => matches(heard.plain) > 0)
  const article = await articleLink(context, DATES_ARTICLE)
  if (mentioned) {
    const day = knowledge.nextDay(mentioned.of, today, lang)
    if (day)
      return [
        textEvent(say.date.comes(say.date.moonNames[mentioned.of], sayDate(day.date, context))),
        { type: 'links', links: article },
      ]
  }
  const day = knowledge.panchangFor(heard.event ?? today, lang)
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

export async function sayFestival(context: PhraseContext): Promise<Events> {
  const { say, lang, today, knowledge, heard } = context
  const links = await articleLink(context, FESTIVALS_ARTICLE)
  const mentioned = FESTIVAL_WORDS.find(({ matches }) => matches(heard.plain) > 0)
  const day = mentioned && knowledge.nextDay(mentioned.festival, today, lang)
  const article = await knowledge.article(FESTIVALS_ARTICLE, lang)
  if (day) return [textEvent(say.date.comes(day.festival ?? '', sayDate(day.date, context))), { type: 'links', links }]
  return [textEvent(article?.intro), { type: 'links', links }]
}

async function articleLink({ knowledge, lang }: PhraseContext, id: string) {
  const article = await knowledge.article(id, lang)
  return article ? [{ title: article.name, href: article.href }] : []
}
