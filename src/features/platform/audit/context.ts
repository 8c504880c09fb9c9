import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'

/** The dependencies of the audit. The audit is below accounts, so later features provide the names. */
export type AuditContext = {
  shop: Shop
  peopleOf: (db: Db, accountIds: string[]) => Promise<Map<string, { email: string; name: string }>>
  /** The accounts whose name or address contains this text, among those that have ever changed something. */
  findPeople: (db: Db, text: string) => Promise<string[]>
}
