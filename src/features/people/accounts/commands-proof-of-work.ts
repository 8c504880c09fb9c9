import { timingSafeEqual } from 'node:crypto'
import { newId } from '#base/ids.ts'
import { Refusal } from '#base/refusal.ts'
import { HOUR, isDue, SECOND } from '#base/time.ts'
import { countWithin, readCount } from '#server/database/rate-limits.ts'
import type { Shop } from '#server/shop.ts'
import { type Contact, type Proof, PROOF_PARTS, PROOF_REQUIRED } from './model.ts'
import { STRANGERS, MAX_STRANGERS_PER_HOUR } from './rules.ts'
import { difficultyAt, isSolved, PROOF_LIFE } from './rules-proof-of-work.ts'

/**
 * Requires a proof of work (the solution of a puzzle) before a sign-in code is sent. If unknown browsers request very many codes, each
 * unknown browser must solve one challenge per code. One person does not notice the work, but an attacker who requests codes for many
 * contacts needs much computing time. Refuses with a challenge if the solution is missing or wrong. The shop does not store challenges,
 * because it signs each challenge with an HMAC.
 */
export async function assertWorked(shop: Shop, contact: Contact, proof: Proof | undefined): Promise<void> {
  const now = shop.now()
  const sent = await readCount(shop.db, now, STRANGERS)
  if (!sent || isDue(sent.endsAt, now, HOUR) || sent.count < MAX_STRANGERS_PER_HOUR) return
  if (proof && (await isAccepted(shop, contact, proof))) return
  throw new Refusal('too-many', PROOF_REQUIRED, {
    retryAfter: Math.max(1, Math.ceil((sent.endsAt.getTime() - now.getTime()) / SECOND)),
    facts: { challenge: newChallenge(shop, contact, difficultyAt(sent.count)) },
  })
}

/** The token of a new challenge has the form `expires.bits.id.mark`. The mark is an HMAC of the contact and the parts before the mark. */
function newChallenge(shop: Shop, contact: Contact, bits: number) {
  const claims = `${shop.now().getTime() + PROOF_LIFE}.${bits}.${newId()}`
  return { token: `${claims}.${shop.keys.hash('proof', contact.value, claims)}`, bits, parts: PROOF_PARTS }
}

async function isAccepted({ db, keys, now }: Shop, contact: Contact, { token, answers }: Proof): Promise<boolean> {
  const [, claims, expires, bits, id, mark] = /^((\d+)\.(\d+)\.([0-9a-f]{32}))\.([0-9a-f]{64})$/.exec(token) ?? []
  if (claims === undefined || mark === undefined || isDue(new Date(Number(expires)), now(), PROOF_LIFE)) return false
  const given = Buffer.from(mark, 'hex')
  const isOurs = keys
    .hashes('proof', contact.value, claims)
    .some((own) => timingSafeEqual(Buffer.from(own, 'hex'), given))
  if (!isOurs || !isSolved({ token, bits: Number(bits), parts: PROOF_PARTS }, answers)) return false
  return await isFirst(db, now(), `proof:${id}`)
}

async function isFirst(db: Shop['db'], now: Date, key: string): Promise<boolean> {
  try {
    await countWithin(db, now, { key, most: 1, windowMs: PROOF_LIFE })
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
