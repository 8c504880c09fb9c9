import type { QueryClient } from '@tanstack/react-query'
import { getApiData, setApiData } from '#ui/data/api.ts'
import type { CurrentUser, ProfileView } from '../schemas.ts'
import { withProfile } from '../rules.ts'
import { ME_CALL, readCurrentUser } from './current-user.ts'

/** Puts a saved profile into the cache for every part of the page. Refetches the consent if the customer gave it with the profile. */
export async function keepProfile(
  client: QueryClient,
  user: CurrentUser,
  profile: ProfileView,
  hasConsented: boolean,
): Promise<void> {
  const current: CurrentUser | null | undefined = getApiData(client, ME_CALL)
  // The user signed out during the save.
  if (current === null) return
  setApiData(client, ME_CALL, {}, withProfile(current ?? user, profile))
  if (!hasConsented) return
  // The profile is saved even if this call fails.
  await readCurrentUser(client).catch(() => {})
}
