import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'

/** What the audit works with: it stands before accounts, so features above say who somebody is. */
export type AuditContext = {
  shop: Shop
  peopleOf: (db: Db, accountIds: string[]) => Promise<Map<string, { email: string; name: string }>>
  /** Of the accounts that ever changed something, those whose name or address has this in it. */
  findPeople: (db: Db, text: string) => Promise<string[]>
}
