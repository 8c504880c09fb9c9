import { useSyncExternalStore } from 'react'

const follow = () => () => {}

/** False on the server and until hydration, then true. Used for content that only the browser knows or loads later. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    follow,
    () => true,
    () => false,
  )
}
