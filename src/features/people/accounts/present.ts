import type { Keyring } from '#server/keyring.ts'
import { type Account, phoneContext } from './model.ts'
import type { ConsentView, SessionView } from './schemas.ts'
import type { accounts, consents, sessions } from './tables.ts'

export function presentAccount(row: typeof accounts.$inferSelect, keys: Keyring): Account {
  const { id, email, phone, role, staffRole, lang, createdAt } = row
  const opened = phone === null ? null : keys.open(phone, phoneContext(id))
  return { id, email, phone: opened, role, staffRole, lang, createdAt }
}

/** A browser in the list of a person's signed-in browsers. `current` is the session of the caller. */
export function presentSession(
  { id, device, createdAt, lastSeenAt }: typeof sessions.$inferSelect,
  current: string,
): SessionView {
  return {
    id,
    device,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isCurrent: id === current,
  }
}

export function presentConsent(row: typeof consents.$inferSelect | undefined): ConsentView {
  return {
    given: row !== undefined,
    textVersion: row?.textVersion ?? null,
    givenAt: row?.givenAt.toISOString() ?? null,
  }
}
