import { useEffect, useEffectEvent } from 'react'
import { mayBeSignedIn } from './session-hint.ts'

/**
 * Reads the data of a page again in the browser of a signed-in user, who may see more. The server renders the page as anybody with the link
 * sees it.
 */
export function useOwnerRefetch(readAgain: () => void): void {
  const ask = useEffectEvent(() => mayBeSignedIn() && readAgain())
  useEffect(() => void ask(), [])
}
