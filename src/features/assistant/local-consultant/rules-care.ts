import type { Topic } from './model.ts'
import { published, type Events, type PhraseContext, sayNames, textEvent } from './rules-phrases.ts'
import { TOPICS_PEOPLE } from './data/topics-people.ts'

const LOSS = TOPICS_PEOPLE.find(({ id }) => id === 'remembrance')
const ILLNESS = TOPICS_PEOPLE.find(({ id }) => id === 'illness')
const ANCESTORS_ARTICLE = 'ancestors-and-shraddha'
const MAX_NAMES = 2

/** The topics in which nothing is offered for sale until the visitor asks for a price. */
export function isTender({ id }: Topic): boolean {
  return id === LOSS?.id || id === ILLNESS?.id
}

export function isRemembrance({ id }: Topic): boolean {
  return id === LOSS?.id
}

/** The answer to a death or an illness: sympathy, the usual rituals, and a person to contact. No price and nothing to buy. */
export async function sayCare(context: PhraseContext): Promise<Events> {
  const { heard, thread, say, lang, knowledge } = context
  const isOfMemory = heard.topics[0] !== undefined && isRemembrance(heard.topics[0].topic)
  const isLoss =
    isOfMemory || heard.intents.has('loss') || (!heard.intents.has('illness') && thread.topics[0]?.id === LOSS?.id)
  const topic = isLoss ? LOSS : ILLNESS
  const named = published(heard.named, context)
  const rituals = (named.length > 0 ? named : published(topic?.rituals ?? [], context)).slice(0, MAX_NAMES)
  const article = isLoss ? await knowledge.article(ANCESTORS_ARTICLE, lang) : undefined
  const names = sayNames(
    rituals.map(({ name }) => name),
    context,
  )
  return [
    textEvent(
      isLoss ? say.care.loss : say.care.illness,
      [topic?.lead[lang], rituals.length > 0 && say.care.usual(names), !isLoss && say.limits.health]
        .filter(Boolean)
        .join(' '),
      say.care.person,
    ),
    {
      type: 'links',
      links: [
        ...rituals.map(({ name, href }) => ({ title: name, href })),
        ...(article ? [{ title: article.name, href: article.href }] : []),
      ],
    },
    { type: 'handoff', reason: 'asked' },
  ]
}

/** Sympathy before an answer to a question about a price or a day. */
export function sympathy({ heard, say }: PhraseContext): string | false {
  if (heard.intents.has('loss')) return say.care.sorry
  return heard.intents.has('illness') && say.care.wish
}

/** The facts that a visitor can check before and after payment. */
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
