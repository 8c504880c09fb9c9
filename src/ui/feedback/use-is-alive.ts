import { useSyncExternalStore } from 'react'

const follow = () => () => {}

/** False in what the server sends and until React has taken it over: for what only the browser knows, or loads later. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    follow,
    () => true,
    () => false,
  )
}
