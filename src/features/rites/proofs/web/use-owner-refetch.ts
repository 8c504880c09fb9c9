import { useEffect, useEffectEvent } from 'react'
import { mayBeSignedIn } from '#features/people/accounts/web/session-hint.ts'

/** The server draws a page as anybody with the link sees it; the browser of somebody signed in asks once more. */
export function useOwnerRefetch(readAgain: () => void): void {
  const ask = useEffectEvent(() => mayBeSignedIn() && readAgain())
  useEffect(() => void ask(), [])
}
