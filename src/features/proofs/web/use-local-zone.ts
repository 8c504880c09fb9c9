import { useSyncExternalStore } from 'react'

/** The reader's time zone; undefined while the server draws the page, which does not know it. */
export function useLocalZone(): string | undefined {
  return useSyncExternalStore(never, readZone, () => undefined)
}

const readZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
const never = () => () => {}
