import { profiles } from '#features/people/profiles/tables.ts'
import type { TestShop } from './shop.ts'

/** Gives an account the name Арджун Шарма, as its profile form does. */
export async function nameAccount({ shop }: TestShop, accountId: string): Promise<void> {
  const now = shop.now()
  const written = {
    email: 'priest@example.com',
    occupation: '',
    isTimeUncertain: false,
    createdAt: now,
    updatedAt: now,
  }
  const rest = { gender: '', maritalStatus: '', currentLocation: '', firstName: 'Арджун', lastName: 'Шарма' }
  await shop.db.insert(profiles).values({ id: accountId, accountId, ...written, ...rest })
}
