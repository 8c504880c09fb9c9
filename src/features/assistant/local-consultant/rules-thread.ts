import type { CallNames } from '#features/assistant/consultant/model-knowledge.ts'
import type { Turn } from '#features/assistant/consultant/model.ts'
import { plainText } from '#features/assistant/consultant/rules-patterns.ts'
import { namedRituals, parseQuestion, type Understanding, withMonths, withTier } from './rules-intents.ts'
import type { Purpose } from './model.ts'
import type { Thread } from './model-thread.ts'
import { OCCASION } from './rules-phrases.ts'
import { distinctItems } from './rules-pair.ts'
import { neededTopics, turnToNewNeed } from './rules-new-need.ts'
import { findPurpose } from './rules-purpose.ts'
import { readLoneCount } from './rules-slots.ts'
import { readSorrow } from './rules-sorrow.ts'

const EMPTY: Thread = { topics: [], named: [], shown: [], excluded: [], needs: [] }
const MAX_TOPICS = 2

/**
 * A message with one of these purposes does not start a new topic: «На какой день переезд?» after a proposal is still about the proposed
 * ritual.
 */
const ABOUT_KNOWN: readonly Purpose[] = ['price', 'date', 'term']
/**
 * A message with one of these purposes is not about an occasion, even if a word of it could mean an occasion: "my money back" is not a wish for money.
 */
const NO_OCCASION: readonly Purpose[] = [
  'refund',
  'payment',
  'trust',
  'order-status',
  'person',
  'complaint',
  'small-talk',
]

/** A message with one of these purposes is about the shop, and not about the ritual of the conversation. */
const ASIDES: readonly Purpose[] = [...NO_OCCASION, 'who', 'how']

type FindPurpose = (heard: Understanding, thread: Thread) => Purpose

export function readThread(
  turns: readonly Turn[],
  callNames: readonly CallNames[],
  today: string,
  find: FindPurpose = findPurpose,
): Thread {
  return turns.reduce(
    (thread, { role, text }) =>
      role === 'visitor'
        ? withVisitor(thread, parseInThread(text, thread, callNames, today), find)
        : withAnswer(thread, shownIn(text, callNames)),
    EMPTY,
  )
}

/** Parses a message that may be understandable only with the earlier messages: "the cheaper one", "and two?" */
export function parseInThread(
  text: string,
  thread: Thread,
  callNames: readonly CallNames[],
  today: string,
): Understanding {
  const heard = parseQuestion(text, callNames, today, thread)
  const isTwice = / (?:twice|дважды|double) /u.test(heard.plain)
  const counted = isTwice ? 2 : thread.purpose === 'price' ? readLoneCount(heard.plain) : undefined
  const lone = heard.quantity === undefined ? counted : undefined
  const picked = typeof heard.pick === 'number' && heard.named.length === 0 ? thread.shown[heard.pick] : undefined
  return {
    ...heard,
    ...(lone !== undefined && { quantity: lone }),
    ...(picked !== undefined && { named: [picked] }),
  }
}

function withVisitor(before: Thread, heard: Understanding, find: FindPurpose): Thread {
  const { topics, named, tier, person, months, quantity, budgetUsd, excluded, event } = heard
  const purpose = find(heard, before)
  const thread = turnToNewNeed(before, heard)
  const isAside =
    NO_OCCASION.includes(purpose) ||
    (thread.topics.length > 0 && ABOUT_KNOWN.includes(purpose) && !OCCASION.test(heard.plain))
  const isNew = named.length > 0 || (topics.length > 0 && !isAside)
  const isDay = heard.intents.has('festival') || heard.intents.has('lunar')
  const sorrow = readSorrow(heard, thread, purpose)
  const needs =
    named.length > 0
      ? distinctItems(heard)
      : isNew
        ? neededTopics(heard).flatMap(({ rituals }) => rituals.slice(0, 1))
        : []
  return {
    ...thread,
    needs: [...thread.needs.filter((id) => !needs.includes(id)), ...needs],
    ...(event !== undefined && { event }),
    ...(isNew && { topics: topics.map(({ topic }) => topic).slice(0, MAX_TOPICS), named }),
    ...withTier(tier),
    ...withMonths(months),
    ...(quantity !== undefined && { quantity }),
    ...(person !== undefined && { person }),
    ...(budgetUsd !== undefined && { budgetUsd }),
    ...(isDay ? { askedDay: heard } : isNew && { askedDay: undefined }),
    excluded: [...new Set([...thread.excluded, ...excluded])].filter((id) => !named.includes(id)),
    purpose,
    asides: named.length === 0 && ASIDES.includes(purpose) ? (thread.asides ?? 0) + 1 : 0,
    last: heard.plain,
    ...(sorrow && { sorrow }),
  }
}

/** The ids of the rituals that an earlier answer proposed. The shop's answers contain the names of proposed rituals in bold. */
function shownIn(text: string, callNames: readonly CallNames[]): string[] {
  const bold = text.match(/\*\*[^*\n]{1,80}\*\*/g) ?? []
  return [...new Set(bold.flatMap((name) => namedRituals(plainText(name), callNames)[0] ?? []))]
}

function withAnswer(thread: Thread, shown: string[]): Thread {
  if (shown.length === 0) return thread
  const isOpen = thread.named.length === 0 && thread.topics.length === 0
  return { ...thread, shown, ...(isOpen && { named: shown }) }
}
