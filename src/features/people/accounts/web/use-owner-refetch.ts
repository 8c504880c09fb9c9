import { useEffect, useEffectEvent } from 'react'
import { mayBeSignedIn } from './session-hint.ts'

/**
 * Loads the data of a page again if somebody is signed in, because the owner of the data may see more. The server renders the page for
 * anybody who has the link.
 */
export function useOwnerRefetch(readAgain: () => void): void {
  const ask = useEffectEvent(() => mayBeSignedIn() && readAgain())
  useEffect(() => void ask(), [])
}
