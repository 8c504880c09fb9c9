import { type SQL, sql } from 'drizzle-orm'
import { searchWords } from '#base/folding.ts'
import { orderWords } from '#features/orders/orders/tables.ts'
import { profileWords } from '#features/people/profiles/tables.ts'
import { containing } from '#server/database/like.ts'
import { haveWords, holdsTyped, lacksWords } from '#server/database/words.ts'
import type { Keyring } from '#server/keyring.ts'

/** Select the ids of accounts and the addresses of guests. */
export type FoundCustomers = { accounts: SQL; emails: SQL }

/**
 * Customers by the beginnings of words of a name, by a part of the address, or by the whole phone, which is kept sealed; name and phone also
 * as they were ordered with. Words are answered by their indexes before anything else is read.
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

/** Of a number with a plus, with 8 in the Russian way, or without its country. The tables of the world's numbers are read when they are needed. */
async function phoneHashes(keys: Keyring, typed: string): Promise<string[]> {
  const digits = typed.replace(/[^\d]/g, '')
  if (digits.length < 7) return []
  const { readContact } = await import('#features/people/accounts/rules-contact.ts')
  const read = [typed, `+${digits}`, `+7${digits}`].map(readContact)
  const numbers = new Set(read.flatMap((contact) => (contact?.kind === 'phone' ? [contact.value] : [])))
  return [...numbers].flatMap((number) => keys.hashes('phone', number))
}
