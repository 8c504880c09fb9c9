import { useEffect, useEffectEvent } from 'react'
import { mayBeSignedIn } from './session-hint.ts'

/** The server renders the page as anybody with the link sees it. The browser of a signed-in user then reads the data again. */
export function useOwnerRefetch(readAgain: () => void): void {
  const ask = useEffectEvent(() => mayBeSignedIn() && readAgain())
  useEffect(() => void ask(), [])
}
