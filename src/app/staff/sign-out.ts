import { api } from '#ui/data/api.ts'
import { tellSessionEnded } from '#features/people/accounts/web/session-news.ts'

/** Ends the session and opens the panel anew, which then is a card to sign in with. */
export async function signOut(root: string): Promise<void> {
  await api.post('/api/auth/logout').catch(() => {})
  tellSessionEnded()
  location.assign(root)
}
