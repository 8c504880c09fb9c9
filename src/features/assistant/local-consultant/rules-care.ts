import type { Topic } from './model.ts'
import { published, type Events, type PhraseContext, sayNames, textEvent } from './rules-phrases.ts'
import { sorrowTopics } from './rules-new-need.ts'
import { readSorrow } from './rules-sorrow.ts'
import { TOPICS_PEOPLE } from './data/topics-people.ts'

const LOSS = TOPICS_PEOPLE.find(({ id }) => id === 'remembrance')
const ILLNESS = TOPICS_PEOPLE.find(({ id }) => id === 'illness')
const ANCESTORS_ARTICLE = 'ancestors-and-shraddha'
const MAX_NAMES = 2

export function isRemembrance({ id }: Topic): boolean {
  return id === LOSS?.id
}

/**
 * The answer to a death, an illness or another sorrow: sympathy, the usual rituals, and a person to contact. The answer contains no price and no
 * offer.
 */
export async function sayCare(context: PhraseContext): Promise<Events> {
  const { heard, thread, say, lang, knowledge } = context
  const [spoken] = heard.topics.map((each) => each.topic)
  const sorrow = spoken && isRemembrance(spoken) ? 'loss' : (readSorrow(heard, thread, 'grief') ?? 'other')
  const topic = sorrow === 'loss' ? LOSS : sorrow === 'illness' ? ILLNESS : spoken
  const named = published(heard.named, context)
  const both = sorrowTopics(heard)
  const isBoth = both.length > 1 && named.length === 0
  const ids = isBoth ? both.flatMap((each) => each.rituals.slice(0, 1)) : (topic?.rituals ?? [])
  const rituals = (named.length > 0 ? named : published(ids, context)).slice(0, MAX_NAMES)
  const article = sorrow === 'loss' ? await knowledge.article(ANCESTORS_ARTICLE, lang) : undefined
  const links = [...rituals, ...(article ? [article] : [])].map(({ name, href }) => ({ title: name, href }))
  // If the previous answer already consoled the visitor, this answer leaves out the sympathy.
  const isConsoled = thread.sorrow === sorrow && thread.purpose === 'grief' && !heard.intents.has(sorrow)
  return [
    textEvent(
      !isConsoled && say.care[sorrow],
      [
        isBoth ? both.map(({ lead }) => lead[lang]).join(' ') : topic?.lead[lang],
        rituals.length > 0 && say.care.usual(sayNames(rituals, context)),
        (sorrow === 'illness' || isBoth) && say.limits.health,
        !topic && say.care.tell,
      ]
        .filter(Boolean)
        .join(' '),
      say.care.person,
    ),
    ...(links.length > 0 ? [{ type: 'links' as const, links }] : []),
    { type: 'handoff', reason: 'asked' },
  ]
}

const IF = / (?:if|in case|если|вдруг) /u

/** Sympathy before an answer to a question about a price or a day. */
export function sympathy({ heard, say, purpose }: PhraseContext): string | false {
  if (heard.intents.has('loss')) return say.care.sorry
  // "Can I get my money back if the operation is put off?" does not tell of an illness.
  if (purpose === 'refund' && IF.test(heard.plain)) return false
  return heard.intents.has('illness') && `${say.care.wish} ${say.limits.health}`
}

/** The answer about trust: the facts that a visitor can check before and after payment. */
export function sayTrust({ say }: PhraseContext): Events {
  const { about, verify, priests, refund } = say.pages
  return [
    textEvent(say.trust),
    {
      type: 'links',
      links: [
        { title: about, href: '/about' },
        { title: priests, href: '/priests' },
        { title: verify, href: '/verify' },
        { title: refund, href: '/refund' },
      ],
    },
  ]
}

export function sayComplaint({ say }: PhraseContext): Events {
  return [
    textEvent(say.complaint),
    {
      type: 'links',
      links: [
        { title: say.pages.profile, href: '/user-profile' },
        { title: say.pages.refund, href: '/refund' },
      ],
    },
    { type: 'handoff', reason: 'asked' },
  ]
}

export function sayCourtesy({ heard, say }: PhraseContext): Events {
  const has = (intent: string) => heard.intents.has(intent)
  if (has('bot')) return [textEvent(say.bot)]
  if (has('smalltalk')) return [textEvent(say.smallTalk)]
  if (has('thanks')) return [textEvent(say.thanks)]
  return [textEvent(say.greeting), { type: 'question', text: say.occasion, answers: say.occasions }]
}
