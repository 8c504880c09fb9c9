import { findActorsByPartOfEmail, listEmailsOf } from '#features/people/accounts/queries.ts'
import { findActorsNamed, listNames } from '#features/people/profiles/queries.ts'
import type { AuditContext } from '#features/platform/audit/context.ts'
import type { Shop } from '#server/shop.ts'

/** Gives the audit log the names and e-mails of people. The audit feature may not import the features of accounts and profiles. */
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
