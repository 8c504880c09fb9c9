import { tellSessionEnded } from '#features/accounts/web/session-news.ts'
import { requestJson } from '#ui/request.ts'

/** Ends the session and opens the panel anew, which then is a card to sign in with. */
export async function signOut(root: string): Promise<void> {
  await requestJson('/api/auth/logout', { method: 'POST' }).catch(() => {})
  tellSessionEnded()
  location.assign(root)
}
