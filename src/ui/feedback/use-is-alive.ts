import { useSyncExternalStore } from 'react'

const follow = () => () => {}

/** False on the server and until hydration. For things that only the browser knows, or that it loads later. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    follow,
    () => true,
    () => false,
  )
}
