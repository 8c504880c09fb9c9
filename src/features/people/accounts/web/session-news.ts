const KEY = 'session-ended'

/** The newest event that this document knows. */
let known = read()

/** Tells the other tabs of this browser that the session is over. */
export function announceSessionEnd(): void {
  known = `${Date.now()} ${Math.random()}`
  try {
    localStorage.setItem(KEY, known)
  } catch {
    // Without storage, other tabs find out with their next call.
  }
}

/**
 * Calls `onEnd` when another tab reports it, also if that happened while this page was in the back-forward cache. Makes no server call.
 * Returns an unsubscribe function.
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
  window.addEventListener('pageshow', ({ persisted }) => persisted && check(read()), { signal })
  return () => listening.abort()
}

function read(): string | null {
  try {
    return typeof window === 'undefined' ? null : localStorage.getItem(KEY)
  } catch {
    return null
  }
}
