import { findActorsByPartOfEmail, listEmailsOf } from '#features/people/accounts/queries.ts'
import { findActorsNamed, listNames } from '#features/people/profiles/queries.ts'
import type { AuditContext } from '#features/platform/audit/context.ts'
import type { Shop } from '#server/shop.ts'

/** The people for the audit. The audit feature is below accounts, so it cannot read names and e-mails itself. */
export function createAuditPort(shop: Shop): AuditContext {
  return {
    shop,
    peopleOf: async (db, ids) => {
      const [emails, names] = [await listEmailsOf(db, ids), await listNames(db, ids)]
      return new Map(ids.map((id) => [id, { email: emails.get(id) ?? '', name: names.get(id) ?? '' }]))
    },
    findPeople: async (db, text) => [
      ...(await findActorsByPartOfEmail(db, text)),
      ...(await findActorsNamed(db, text)),
    ],
  }
}
