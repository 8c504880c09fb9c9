import { randomInt, timingSafeEqual } from 'node:crypto'
import { and, desc, eq, gt, gte, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Lang } from '#base/i18n.ts'
import { newId } from '#base/ids.ts'
import { invalidField, invariant, Refusal } from '#base/refusal.ts'
import type { Role } from '#base/role.ts'
import { after, CLOCK_SKEW, SECOND } from '#base/time.ts'
import { toMailbox } from '#base/mailbox.ts'
import { inOfferedLang, queueMessage, createSender } from '#features/platform/notifications/commands.ts'
import { isDelivered } from '#features/platform/notifications/rules.ts'
import type { Db } from '#server/database/database.ts'
import { countWithin, uncount } from '#server/database/rate-limits.ts'
import type { Shop } from '#server/shop.ts'
import { hashToken } from '#server/tokens.ts'
import { assertWorked } from './commands-proof-of-work.ts'
import { closeSession, newToken, openSession } from './commands-session.ts'
import type { SignInContext } from './context.ts'
import { signInMessage } from './emails.ts'
import { CODE_LENGTH, type Contact, phoneContext, type Proof } from './model.ts'
import { findAccountBy, isKnownDevice } from './queries.ts'
import { CODE_LIFE, deviceName, MAX_GUESSES, guessLimit, sendLimits, verifyLimit } from './rules.ts'
import { accounts, challenges, knownDevices } from './tables.ts'

/** What the shop knows about the browser that signs in. The tokens come from the browser's cookies. */
export type Visitor = {
  ip: string
  lang: Lang
  userAgent: string | undefined
  browser: string | undefined
  device: string | undefined
  session: string | undefined
}

export type SignedIn = { isNewUser: boolean; session: string; device: string; role: Role }

/**
 * Sends a sign-in code to a contact. A new token binds the code to this browser. A token that the browser already has is not used, because
 * an attacker may have set it. The shop does not check here whether it knows the contact. So neither the answer nor its duration shows
 * whether the contact is known. Returns the token for the cookie.
 */
export async function requestLogin(
  shop: Shop,
  input: { contact: string; proof?: Proof | undefined },
  visitor: Visitor,
): Promise<{ contact: Contact; browser: string }> {
  const contact = await contactOf(input.contact)
  if (contact.kind === 'phone' && !(await isServed(contact.value, shop)))
    throw refusedContact('accounts.phone-not-served')
  const { whose, isKnown, contactHash } = await budgetOf(shop, contact, visitor)
  const now = shop.now()
  if (!isKnown) await assertWorked(shop, contact, input.proof)
  const before = hashToken(visitor.browser ?? '')
  await assertGuessesLeft(shop.db, now, contactHash, before)
  const mailbox = shop.keys.hash('mailbox', toMailbox(contact.value))
  for (const limit of sendLimits({ whose, mailbox, contact, ip: visitor.ip, isKnown }))
    await countWithin(shop.db, now, limit)

  const browser = newToken()
  const isSent = await shop.db.transaction(async (tx) => {
    const attempts = await endChallenge(tx, now, contactHash, before)
    // Another request at the same moment may have used the last guess. Then no code is sent, because nobody could use the code.
    if (attempts >= MAX_GUESSES) return false
    const browserHash = hashToken(browser)
    const id = newId()
    const code = String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, '0')
    const expiresAt = after(now, CODE_LIFE)
    const codeHash = shop.keys.hash('code', id, contact.value, code)
    await tx.insert(challenges).values({ id, contactHash, browserHash, codeHash, attempts, createdAt: now, expiresAt })
    const email = signInMessage(
      inOfferedLang(shop, { contact, code, lang: visitor.lang, expiresAt }),
      createSender(shop),
    )
    await queueMessage(tx, shop, email)
    return true
  })
  // If no code was sent, the browser keeps its earlier cookie, because the wrong guesses are counted for that cookie.
  return { contact, browser: isSent ? browser : (visitor.browser ?? browser) }
}

/** True if a code can be delivered to this phone number. In the sandbox the code appears in the inbox. */
async function isServed(phone: string, { config }: Shop): Promise<boolean> {
  const isSent = isDelivered('sms', config)
  if (!isSent && !config.SANDBOX) return false
  const { countriesOf } = await contactRules()
  return countriesOf(phone, { possible: !isSent }).some((country) => config.SMS_COUNTRIES.has(country))
}

/**
 * Signs in with a code. Concurrent guesses are safe because of the order of the steps. First the shop counts the guess in a separate
 * statement and compares the code in constant time. Then only one caller can mark the code as used, and this caller gets a new session
 * (docs/security.md, "Signing in").
 */
export async function verifyCode(context: SignInContext, typed: string, code: string, visitor: Visitor) {
  const { shop } = context
  const contact = await contactOf(typed)
  const now = shop.now()
  await countWithin(shop.db, now, verifyLimit(visitor.ip))
  const { whose, contactHash } = await budgetOf(shop, contact, visitor)
  const challenge = await countGuess(shop.db, now, contactHash, hashToken(visitor.browser ?? ''))
  if (challenge) await countWithin(shop.db, now, guessLimit(whose))
  const right = challenge?.codeHash ?? shop.keys.hash('no code')
  const given = shop.keys.hash('code', challenge?.id ?? '', contact.value, code)
  const isRight = timingSafeEqual(Buffer.from(right, 'hex'), Buffer.from(given, 'hex'))
  if (!challenge || !isRight) throw new Refusal('unauthenticated', 'accounts.code-invalid')
  await uncount(shop.db, guessLimit(whose).key)
  return await shop.db.transaction(async (tx) => {
    if (!(await useUp(tx, now, challenge.id))) throw new Refusal('unauthenticated', 'accounts.code-invalid')
    return await signIn(tx, context, { contact, contactHash, visitor })
  })
}

type ProvedContact = { contact: Contact; contactHash: string; visitor: Visitor }

async function signIn(tx: Db, { shop, roleFor, takeName }: SignInContext, proved: ProvedContact): Promise<SignedIn> {
  const { contact, contactHash, visitor } = proved
  const now = shop.now()
  const { account, isNew } = await openAccount(tx, shop, contact, visitor.lang)
  const { role, staffRole } = await roleFor(tx, account, contact)
  await takeName(tx, account)
  await closeSession(tx, visitor.session)
  const session = await openSession(tx, now, {
    accountId: account.id,
    role,
    staffRole,
    device: deviceName(visitor.userAgent),
  })
  const device = newToken()
  if (visitor.device !== undefined)
    await tx.delete(knownDevices).where(eq(knownDevices.tokenHash, hashToken(visitor.device)))
  await tx.insert(knownDevices).values({ tokenHash: hashToken(device), contactHash, createdAt: now })
  return { isNewUser: isNew, session, device, role }
}

/** Finds the account of a verified contact. If there is no account, this is the first sign-in, and an account is created. */
async function openAccount(tx: Db, shop: Shop, contact: Contact, lang: Lang) {
  const known = await findAccountBy(tx, shop.keys, contact)
  const id = known?.id ?? newId()
  if (!known) {
    const isEmail = contact.kind === 'email'
    await tx
      .insert(accounts)
      .values({
        id,
        email: isEmail ? contact.value : null,
        phone: isEmail ? null : shop.keys.seal(contact.value, phoneContext(id)),
        phoneHash: isEmail ? null : shop.keys.hash('phone', contact.value),
        role: 'customer',
        lang,
        createdAt: shop.now(),
      })
      .onConflictDoNothing()
  }
  const account = known ?? (await findAccountBy(tx, shop.keys, contact))
  invariant(account, 'the account exists: created here or concurrently')
  await tx.update(accounts).set({ lastSignInAt: shop.now(), lang }).where(eq(accounts.id, account.id))
  return { account, isNew: account.id === id && !known }
}

/** Finds the newest sign-in code of this contact in this browser, and counts one more guess for the code. Undefined if the code cannot be used. */
async function countGuess(db: Db, now: Date, contactHash: string, browserHash: string) {
  const newest = db
    .select({ id: challenges.id })
    .from(challenges)
    .where(and(eq(challenges.contactHash, contactHash), eq(challenges.browserHash, browserHash), isOfThisTime(now)))
    .orderBy(desc(challenges.createdAt), desc(challenges.id))
    .limit(1)
  const [challenge] = await db
    .update(challenges)
    .set({ attempts: sql`${challenges.attempts} + 1` })
    .where(
      and(
        eq(challenges.id, newest),
        lt(challenges.attempts, MAX_GUESSES),
        isNull(challenges.usedAt),
        gt(challenges.expiresAt, now),
      ),
    )
    .returning({ id: challenges.id, codeHash: challenges.codeHash })
  return challenge
}

async function useUp(tx: Db, now: Date, id: string): Promise<boolean> {
  const used = await tx
    .update(challenges)
    .set({ usedAt: now })
    .where(and(eq(challenges.id, id), isNull(challenges.usedAt), gt(challenges.expiresAt, now)))
    .returning({ id: challenges.id })
  return used.length === 1
}

/**
 * Ends the browser's earlier sign-in code. Returns how many guesses were made for the earlier code, because a new code does not reset this
 * number. A code that has no guesses left stays until it expires.
 */
async function endChallenge(tx: Db, now: Date, contactHash: string, browserHash: string): Promise<number> {
  const living = isLiving(now, contactHash, browserHash)
  const found = await tx.select({ attempts: challenges.attempts }).from(challenges).where(living)
  await tx
    .update(challenges)
    .set({ usedAt: now })
    .where(and(living, lt(challenges.attempts, MAX_GUESSES)))
  return Math.max(0, ...found.map(({ attempts }) => attempts))
}

/**
 * Refuses the request if the browser's sign-in code has no guesses left. This code stays until it expires, and until then the browser gets
 * no other code for this contact. A refused request is not counted in the rate limits.
 */
async function assertGuessesLeft(db: Db, now: Date, contactHash: string, browserHash: string): Promise<void> {
  const [spent] = await db
    .select({ expiresAt: challenges.expiresAt })
    .from(challenges)
    .where(and(isLiving(now, contactHash, browserHash), gte(challenges.attempts, MAX_GUESSES)))
    .orderBy(desc(challenges.expiresAt))
    .limit(1)
  if (!spent) return
  const retryAfter = Math.max(1, Math.ceil((spent.expiresAt.getTime() - now.getTime()) / SECOND))
  throw new Refusal('too-many', 'http.too-many', { retryAfter })
}

function isLiving(now: Date, contactHash: string, browserHash: string) {
  return and(
    eq(challenges.contactHash, contactHash),
    eq(challenges.browserHash, browserHash),
    isNull(challenges.usedAt),
    gte(challenges.expiresAt, now),
    isOfThisTime(now),
  )
}

/**
 * An SQL condition that is false for a sign-in code from the future. Such a code was sent before the clock was set back. It would be valid
 * for too long, and would be used before newer codes.
 */
function isOfThisTime(now: Date) {
  return lte(challenges.createdAt, after(now, CLOCK_SKEW))
}

/** Returns which rate limits apply: those of the contact, or those of this browser if the browser has signed in with the contact before. */
async function budgetOf(shop: Shop, contact: Contact, { device }: Visitor) {
  const hashes = shop.keys.hashes('contact', contact.kind, contact.value)
  const contactHash = hashes[0] ?? ''
  const isKnown = await isKnownDevice(shop.db, shop.now(), device, hashes)
  return { contactHash, isKnown, whose: isKnown ? `device:${hashToken(device ?? '')}` : contactHash }
}

async function contactOf(typed: string): Promise<Contact> {
  const { readContact } = await contactRules()
  const contact = readContact(typed)
  if (!contact) throw refusedContact('accounts.contact-invalid')
  return contact
}

/**
 * Loads the rules about contacts. They are loaded when the first contact is read, because the table of phone numbers would slow down the
 * start of the shop.
 */
const contactRules = async () => await import('./rules-contact.ts')

function refusedContact(code: string): Refusal {
  return invalidField('contact', code)
}
