import { sql } from 'drizzle-orm'
import { HOUR } from '#base/time.ts'
import { fillWords } from '#server/database/words.ts'
import type { Job } from '#server/jobs.ts'
import type { Shop } from '#server/shop.ts'
import { profileWords } from './tables.ts'

export function profileJobs({ db, now }: Pick<Shop, 'db' | 'now'>): Job[] {
  const named = sql`select o.id, o.first_name || ' ' || o.last_name as text from customer_profile o where true`
  return [
    {
      name: 'fill-profile-words',
      everyMs: HOUR,
      work: (stopping) => fillWords(db, now(), profileWords, named, stopping),
    },
  ]
}
