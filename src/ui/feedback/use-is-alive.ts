import { useSyncExternalStore } from 'react'

const follow = () => () => {}

/** False on the server and until hydration, then true. Used for content that depends on the browser or is loaded later. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    follow,
    () => true,
    () => false,
  )
}
