import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import { Refusal } from '#base/refusal.ts'
import { after, DAY } from '#base/time.ts'
import { keepHandoff } from '#features/assistant/handoffs/commands.ts'
import { findAccount } from '#features/people/accounts/queries.ts'
import { inOfferedLang, queueMessage, createSender } from '#features/platform/notifications/commands.ts'
import type { Db } from '#server/database/database.ts'
import type { Caller } from '#server/http/caller.ts'
import type { Keyring } from '#server/keyring.ts'
import type { Shop } from '#server/shop.ts'
import type { ConsultantContext } from './context.ts'
import { handoffCopyEmail, handoffEmail, handoffReceiptEmail } from './emails.ts'
import { en as answersEn } from './messages/page-answers.en.ts'
import { ru as answersRu } from './messages/page-answers.ru.ts'
import { en } from './messages/errors.en.ts'
import { ru } from './messages/errors.ru.ts'
import {
  type ConsultantEvent,
  type Contact,
  conversationContext,
  KEPT_DAYS,
  type Question,
  type Turn,
  MAX_TURNS,
} from './model.ts'
import { findTurns, lockTurns } from './queries.ts'
import { answerSafely, findDanger } from './rules-guard.ts'
import type { HandoffInput, MessageInput } from './schemas.ts'
import { conversations } from './tables.ts'

const ERRORS = { ru, en }
const CONTACTS = { ru: answersRu.contacts, en: answersEn.contacts }
/** The maximum number of stored turns (messages) of a conversation. The latest turns are stored. */
const MAX_STORED_TURNS = 80

/** `country`: the two letters of the visitor's country, if it is known. */
type QuestionContext = { caller: Caller | undefined; country?: string; requestId: string; signal: AbortSignal }

/**
 * Returns a visitor's question with the earlier messages. The earlier messages come from the stored conversation if there is one, otherwise from the
 * browser. If the visitor wants the shop to store the conversation, its row is written before its id is sent to the browser. So the visitor can
 * delete or continue the conversation even if the first answer fails. The new row contains no text, because the visitor may never receive the id.
 */
export async function openQuestion(
  { shop }: Pick<ConsultantContext, 'shop'>,
  input: MessageInput,
  { caller, visitor }: { caller: Caller | undefined; visitor: string },
) {
  const { conversationId, text, lang, page } = inOfferedLang(shop, input)
  const now = shop.now()
  const accountId = caller?.accountId
  const kept =
    conversationId === undefined
      ? undefined
      : await findTurns(shop.db, shop.keys, { id: conversationId, accountId, now })
  if (conversationId !== undefined && !kept) throw new Refusal('not-found', 'consultant.unknown-conversation')
  const turns = (kept?.length ? kept : input.turns).slice(-MAX_TURNS)
  const id = conversationId ?? (input.consent === true ? await beginConversation(shop, { lang, accountId }) : undefined)
  const question: Question = {
    text,
    lang,
    turns,
    visitor,
    now,
    ...(page?.serviceId !== undefined && { serviceId: page.serviceId }),
  }
  return { question, id }
}

/**
 * Yields the answer as events. The last event is `done` or `error`. The messages of a stored conversation are written when the answer is
 * complete.
 */
export async function* answerQuestion(
  { shop, engine, readDangerModel }: Pick<ConsultantContext, 'shop' | 'engine' | 'readDangerModel'>,
  { question, id }: Awaited<ReturnType<typeof openQuestion>>,
  { caller, country, requestId, signal }: QuestionContext,
): AsyncGenerator<ConsultantEvent> {
  yield { type: 'engine', engine: engine.name, ...(id !== undefined && { conversationId: id }) }
  let said = ''
  try {
    const contacts = contactsOf(shop, question.lang)
    const danger = findDanger(await readDangerModel(), question)
    for await (const event of answerSafely(engine, question, { danger, country, contacts, signal })) {
      if (event.type === 'text') said += event.text
      if (event.type === 'replace') said = event.text
      yield event
    }
    if (signal.aborted) return
    if (id !== undefined) await keepTurns(shop, { id, question, said, accountId: caller?.accountId })
    yield { type: 'done' }
  } catch (error) {
    if (signal.aborted) return
    shop.log.error({ err: error, requestId }, 'the consultant could not finish an answer')
    yield { type: 'error', code: 'consultant.failed', message: ERRORS[question.lang].errors['consultant.failed'] }
  }
}

function contactsOf({ settings }: Shop, lang: Question['lang']): Contact[] {
  const { providerEmail, messengerHandle, messengerLink } = settings().contacts
  return [
    { label: `${CONTACTS[lang].email}: ${providerEmail}`, href: `mailto:${providerEmail}` },
    ...(messengerLink ? [{ label: `${CONTACTS[lang].messenger}: ${messengerHandle}`, href: messengerLink }] : []),
  ]
}

type ConversationStart = { lang: Question['lang']; accountId: string | undefined }

async function beginConversation({ db, keys, now }: Shop, { lang, accountId }: ConversationStart): Promise<string> {
  const id = newId()
  const consentedAt = now()
  const kept = { turns: sealedTurns(keys, id, []), expiresAt: after(consentedAt, KEPT_DAYS * DAY) }
  await db.insert(conversations).values({ id, accountId: accountId ?? null, lang, consentedAt, ...kept })
  return id
}

type VisitorText = { id: string; question: Question; said: string; accountId: string | undefined }

/**
 * Stores the question and its answer. If the conversation was deleted during the answer, nothing is written. Messages that another browser
 * tab added during the answer stay. If a customer continues the conversation of a guest, the conversation becomes the customer's. The first
 * complete answer also stores the messages before the question.
 */
async function keepTurns({ db, keys, now }: Shop, { id, question, said, accountId }: VisitorText): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockTurns(tx, keys, id)
    if (!before) return
    const exchange: Turn[] = [
      { role: 'visitor', text: question.text },
      { role: 'consultant', text: said },
    ]
    // A browser can invent messages of the consultant, so only the visitor's own messages are stored.
    const earlier = before.length > 0 ? before : question.turns.filter(({ role }) => role === 'visitor')
    const turns = [...earlier, ...exchange]
    const kept = { turns: sealedTurns(keys, id, turns), expiresAt: after(now(), KEPT_DAYS * DAY) }
    const owned = sql`coalesce(${conversations.accountId}, ${accountId ?? null})`
    await tx
      .update(conversations)
      .set({ ...kept, accountId: owned })
      .where(eq(conversations.id, id))
  })
}

function sealedTurns(keys: Keyring, id: string, turns: Turn[]): string {
  return keys.seal(JSON.stringify(turns.slice(-MAX_STORED_TURNS)), conversationContext(id))
}

/**
 * Deletes a stored conversation. For an unknown conversation the call does nothing and succeeds. Only the customer can delete the
 * conversation of a customer.
 */
export async function deleteConversation({ db }: Shop, id: string, caller: Caller | undefined): Promise<void> {
  const isOwn = caller
    ? or(isNull(conversations.accountId), eq(conversations.accountId, caller.accountId))
    : isNull(conversations.accountId)
  await db.delete(conversations).where(and(eq(conversations.id, id), isOwn))
}

/** Moves the conversations of one account to another account when the two accounts of a person are merged. */
export async function moveConversations(tx: Db, { from, into }: { from: string; into: string }): Promise<void> {
  await tx.update(conversations).set({ accountId: into }).where(eq(conversations.accountId, from))
}

export async function deleteConversationsOf(tx: Db, accountId: string): Promise<void> {
  await tx.delete(conversations).where(eq(conversations.accountId, accountId))
}

/** Deletes the conversations that have expired, thirty days after their last message. */
export async function pruneConversations({ db, now }: Shop): Promise<void> {
  await db.delete(conversations).where(lte(conversations.expiresAt, now()))
}

/**
 * Sends the conversation to the shop's mailbox and an e-mail to the visitor. The visitor's e-mail contains the conversation only if the e-mail
 * address is verified as the visitor's.
 */
export async function handOff(shop: Shop, given: HandoffInput, caller: Caller | undefined): Promise<void> {
  const sender = createSender(shop)
  const input = inOfferedLang(shop, given)
  await shop.db.transaction(async (tx) => {
    const account = caller && (await findAccount(tx, shop.keys, caller.accountId))
    const isTheirs = account?.email === input.email
    const turns = await ownTurns(tx, shop, input, caller)
    const conversation = { ...input, turns }
    const { email, name = '', note = '', lang } = input
    await keepHandoff(tx, shop, { accountId: account?.id ?? null, lang, email, name, note, turns })
    await queueMessage(tx, shop, handoffEmail(conversation, shop.settings().contacts.providerEmail, sender))
    const receipt = { ...handoffReceiptEmail(input, sender), overLimit: 'refused' as const }
    await queueMessage(tx, shop, isTheirs ? handoffCopyEmail(conversation, sender) : receipt)
  })
}

/**
 * Returns the messages that the shop can trust. If the shop has stored the conversation, these are all its messages. Otherwise these are only the
 * visitor's questions from the browser. A browser can invent answers of the consultant, so the shop never mails answers that come from a browser.
 */
async function ownTurns(tx: Db, { keys, now }: Shop, input: HandoffInput, caller: Caller | undefined): Promise<Turn[]> {
  const { conversationId: id } = input
  const kept = id && (await findTurns(tx, keys, { id, accountId: caller?.accountId, now: now() }))
  return kept || input.turns.filter(({ role }) => role === 'visitor')
}
