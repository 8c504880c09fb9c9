import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'

/** What the audit needs. It is below accounts, so features above find the names. */
export type AuditContext = {
  shop: Shop
  peopleOf: (db: Db, accountIds: string[]) => Promise<Map<string, { email: string; name: string }>>
  /** The accounts whose name or address contains this text, among those that have ever changed something. */
  findPeople: (db: Db, text: string) => Promise<string[]>
}
