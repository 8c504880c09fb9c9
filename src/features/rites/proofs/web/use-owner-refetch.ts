import { useEffect, useEffectEvent } from 'react'
import { mayBeSignedIn } from '#features/people/accounts/web/session-hint.ts'

/** The server renders the page as anybody with the link sees it; the browser of a signed-in user reloads the data. */
export function useOwnerRefetch(readAgain: () => void): void {
  const ask = useEffectEvent(() => mayBeSignedIn() && readAgain())
  useEffect(() => void ask(), [])
}
