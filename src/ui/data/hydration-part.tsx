import { type ReactNode, Suspense, useEffect, useId, useLayoutEffect } from 'react'

/** Parts of the page that are on it and not yet hydrated. */
const waiting = new Set<string>()
let onHydrated: (() => void) | undefined

/** Calls back once, when every part of the page that the server sent is hydrated. To be called before hydration. */
export function whenHydrated(run: () => void): void {
  onHydrated = run
}

/** A part of the page that is hydrated by itself. Between two parts the browser can paint and answer. */
export function HydrationPart({ children }: { children: ReactNode }) {
  const part = useId()
  // Layout effects run before the other effects of the same commit: an inner part is counted before the one around it is done.
  useLayoutEffect(() => {
    waiting.add(part)
    return () => finish(part)
  }, [part])
  return (
    <Suspense>
      {children}
      <Hydrated part={part} />
    </Suspense>
  )
}

/** Last in its part, so its effect runs after all others there. */
function Hydrated({ part }: { part: string }) {
  useEffect(() => finish(part), [part])
  return null
}

function finish(part: string): void {
  if (!waiting.delete(part) || waiting.size > 0) return
  onHydrated?.()
  onHydrated = undefined
}
