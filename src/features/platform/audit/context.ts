import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'

/** Dependencies of the audit: it is below accounts, so features above resolve the names. */
export type AuditContext = {
  shop: Shop
  peopleOf: (db: Db, accountIds: string[]) => Promise<Map<string, { email: string; name: string }>>
  /** Of the accounts that ever changed something, those whose name or address contains this text. */
  findPeople: (db: Db, text: string) => Promise<string[]>
}
