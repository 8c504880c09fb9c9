import { keepStored, readStored } from '#ui/data/stored.ts'

const KEY = 'session-ended'

/** The newest message about the end of a session that this document knows. */
let known = readStored('local', KEY)

/** Tells the other tabs of this browser that the session is over. */
export function announceSessionEnd(): void {
  known = `${Date.now()} ${Math.random()}`
  // If the browser stores nothing, the other tabs notice the end only when their next call fails.
  keepStored('local', KEY, known)
}

/**
 * Calls `onEnd` when another tab reports that the session has ended. Also calls `onEnd` if the report came while this page was in the
 * back-forward cache. Makes no call to the server. Returns a function that stops these calls.
 */
export function onSessionEnd(onEnd: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  function check(news: string | null): void {
    if (news === null || news === known) return
    known = news
    onEnd()
  }
  window.addEventListener('storage', ({ key, newValue }) => key === KEY && check(newValue), { signal })
  window.addEventListener('pageshow', ({ persisted }) => persisted && check(readStored('local', KEY)), { signal })
  return () => listening.abort()
}
