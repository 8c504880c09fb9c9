import type { QueryClient } from '@tanstack/react-query'
import { getApiData, setApiData } from '#ui/data/api.ts'
import type { CurrentUser, ProfileView } from '../schemas.ts'
import { withProfile } from '../rules.ts'
import { ME_CALL, readCurrentUser } from './current-user.ts'

/** Puts a saved profile into the cache for every part of the page; refetches the consent if it was given with it. */
export async function keepProfile(
  client: QueryClient,
  user: CurrentUser,
  profile: ProfileView,
  hasConsented: boolean,
): Promise<void> {
  const current: CurrentUser | null | undefined = getApiData(client, ME_CALL)
  // Signed out while saving.
  if (current === null) return
  setApiData(client, ME_CALL, {}, withProfile(current ?? user, profile))
  if (!hasConsented) return
  // The profile is saved whether or not this call succeeds.
  await readCurrentUser(client).catch(() => {})
}
