import { type SQL, sql } from 'drizzle-orm'
import { searchWords } from '#base/folding.ts'
import { orderWords } from '#features/orders/orders/tables.ts'
import { profileWords } from '#features/people/profiles/tables.ts'
import { containing } from '#server/database/like.ts'
import { haveWords, holdsTyped, lacksWords } from '#server/database/words.ts'
import type { Keyring } from '#server/keyring.ts'

/** Subqueries that select account ids and guest addresses. */
export type FoundCustomers = { accounts: SQL; emails: SQL }

/**
 * Finds customers by word prefixes of a name, by part of the address, or by the whole phone number, which is stored sealed; names and
 * phones in orders count too. Words are looked up in their indexes before anything else is read.
 */
export async function searchCustomers(keys: Keyring, typed: string): Promise<FoundCustomers> {
  const words = searchWords(typed)
  const phones = await phoneHashes(keys, typed)
  const hasPhone = (column: SQL) => sql`${column} = any(${sql.param(phones)}::text[])`
  const orders = sql`(
    select o.account_id, o.customer_email from customer_order o join ${orderWords} on ${orderWords.id} = o.id
      where ${haveWords(orderWords, words)}
    union all select o.account_id, o.customer_email from customer_order o
      where ${lacksWords(orderWords, sql`o.id`)} and ${holdsTyped(sql`o.customer_name || ' ' || o.customer_email`, typed)}
    union all select o.account_id, o.customer_email from customer_order o where ${hasPhone(sql`o.customer_phone_hash`)}
  ) as ordered`
  const emails = sql`select customer_email from ${orders} where account_id is null and customer_email <> ''`
  const accounts = sql`
    select p.account_id from customer_profile p join ${profileWords} on ${profileWords.id} = p.id
      where ${haveWords(profileWords, words)}
    union select p.account_id from customer_profile p
      where ${lacksWords(profileWords, sql`p.id`)} and ${holdsTyped(sql`p.first_name || ' ' || p.last_name`, typed)}
    union select f.id from account f where f.email like ${containing(typed.toLowerCase())} or ${hasPhone(sql`f.phone_hash`)}
    union select f.id from account f where f.email in (${emails})
    union select account_id from ${orders} where account_id is not null`
  return { accounts, emails }
}

/** Accepts a number with a plus, with 8 as in Russia, or without country code. The phone number tables are loaded on demand. */
async function phoneHashes(keys: Keyring, typed: string): Promise<string[]> {
  const digits = typed.replace(/[^\d]/g, '')
  if (digits.length < 7) return []
  const { readContact } = await import('#features/people/accounts/rules-contact.ts')
  const read = [typed, `+${digits}`, `+7${digits}`].map(readContact)
  const numbers = new Set(read.flatMap((contact) => (contact?.kind === 'phone' ? [contact.value] : [])))
  return [...numbers].flatMap((number) => keys.hashes('phone', number))
}
