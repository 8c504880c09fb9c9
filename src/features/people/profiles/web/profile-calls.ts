import type { QueryClient } from '@tanstack/react-query'
import { getApiData, setApiData } from '#ui/data/api.ts'
import type { CurrentUser, ProfileView } from '../schemas.ts'
import { withProfile } from '../rules.ts'
import { ME_CALL, readCurrentUser } from './current-user.ts'

/** Puts a saved profile into the cache, so that every part of the page shows it. If the customer also gave consent, loads the consent again. */
export async function keepProfile(
  client: QueryClient,
  user: CurrentUser,
  profile: ProfileView,
  hasConsented: boolean,
): Promise<void> {
  const current: CurrentUser | null | undefined = getApiData(client, ME_CALL)
  // The user signed out while the profile was saved.
  if (current === null) return
  setApiData(client, ME_CALL, {}, withProfile(current ?? user, profile))
  if (!hasConsented) return
  // If this call fails, the profile is still saved.
  await readCurrentUser(client).catch(() => {})
}
