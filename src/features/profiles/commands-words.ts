import { sql } from 'drizzle-orm'
import { fillWords } from '#server/database/words.ts'
import type { Shop } from '#server/shop.ts'
import { profileWords } from './tables.ts'

/** Writes the words of profiles from before they had any. */
export async function fillProfileWords({ db, now }: Pick<Shop, 'db' | 'now'>, stopping?: AbortSignal): Promise<void> {
  const named = sql`select o.id, o.first_name || ' ' || o.last_name as text from customer_profile o where true`
  await fillWords(db, now(), profileWords, named, stopping)
}
