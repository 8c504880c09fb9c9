import { and, eq, isNull } from 'drizzle-orm'
import type { Lang } from '#base/i18n.ts'
import { newId } from '#base/ids.ts'
import { Refusal } from '#base/refusal.ts'
import type { Db } from '#server/database/database.ts'
import { CONSENT_VERSION } from './model.ts'
import { findConsent } from './queries.ts'
import type { GivenConsent } from './schemas.ts'
import { consents } from './tables.ts'

type ConsentContext = { now: Date; accountId: string; lang: Lang }

/** The input of `assertConsent`. `path`: where the consent field is in the call's input. A refusal contains this path. */
type ConsentRequest = ConsentContext & { path?: string }

/** Records that the person consents to the current text. A repeated call changes nothing. */
export async function giveConsent(tx: Db, { now, accountId, lang }: ConsentContext): Promise<void> {
  const { given, textVersion } = await findConsent(tx, accountId)
  if (given && textVersion === CONSENT_VERSION) return
  await tx.insert(consents).values({ id: newId(), accountId, textVersion: CONSENT_VERSION, lang, givenAt: now })
}

/**
 * Refuses with `consent.required` if the person has not consented to the current text. If the person consents in this call, records the
 * consent (docs/contract.md, "Profile and plan").
 */
export async function assertConsent(
  tx: Db,
  { path = 'consent', ...asking }: ConsentRequest,
  givenNow: boolean,
): Promise<void> {
  if (givenNow) return await giveConsent(tx, asking)
  const { textVersion } = await findConsent(tx, asking.accountId)
  if (textVersion !== CONSENT_VERSION)
    throw new Refusal('invalid', 'consent.required', { faults: [{ path, code: 'consent.required' }] })
}

/** Records that the person withdrew these consents, which were given with orders. */
export async function recordEndedConsents(
  tx: Db,
  now: Date,
  accountId: string,
  given: readonly GivenConsent[],
): Promise<void> {
  const rows = given.flatMap(({ textVersion, lang, givenAt }) =>
    textVersion === null || lang === null || givenAt === null
      ? []
      : [{ id: newId(), accountId, textVersion, lang, givenAt: new Date(givenAt), withdrawnAt: now }],
  )
  if (rows.length > 0) await tx.insert(consents).values(rows)
}

/** Ends all active consents of the person. The caller must erase the data that the shop stored under these consents. */
export async function endConsents(tx: Db, now: Date, accountId: string): Promise<void> {
  await tx
    .update(consents)
    .set({ withdrawnAt: now })
    .where(and(eq(consents.accountId, accountId), isNull(consents.withdrawnAt)))
}
