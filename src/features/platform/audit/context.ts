import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'

/** The dependencies of the audit. The audit may not import accounts, so features that may import both provide the names of people. */
export type AuditContext = {
  shop: Shop
  peopleOf: (db: Db, accountIds: string[]) => Promise<Map<string, { email: string; name: string }>>
  /** Finds the accounts that have ever changed something and whose name or e-mail address contains this text. */
  findPeople: (db: Db, text: string) => Promise<string[]>
}
