import { api } from '#ui/data/api.ts'
import { announceSessionEnd } from '#features/people/accounts/web/session-news.ts'

/** Ends the session and loads the panel again, which then shows the sign-in card. */
export async function signOut(root: string): Promise<void> {
  await api.post('/api/auth/logout').catch(() => {})
  announceSessionEnd()
  location.assign(root)
}
