import { useEffect, useEffectEvent } from 'react'
import { mayBeSignedIn } from './session-hint.ts'

/**
 * The server renders the page for anybody who has the link. If somebody is signed in, this hook loads the page's data again, because the
 * owner of the data may see more.
 */
export function useOwnerRefetch(readAgain: () => void): void {
  const ask = useEffectEvent(() => mayBeSignedIn() && readAgain())
  useEffect(() => void ask(), [])
}
