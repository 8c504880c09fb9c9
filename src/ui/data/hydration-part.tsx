import { type ReactNode, Suspense, useEffect, useId, useLayoutEffect } from 'react'

/** Mounted parts of the page that are not hydrated yet. */
const waiting = new Set<string>()
let onHydrated: (() => void) | undefined

/** Calls `run` once, when every server-rendered part of the page is hydrated. Must be called before hydration. */
export function whenHydrated(run: () => void): void {
  onHydrated = run
}

/** A part of the page that hydrates separately, so that the browser can paint and respond between parts. */
export function HydrationPart({ children }: { children: ReactNode }) {
  const part = useId()
  // Layout effects run before the other effects of a commit. So an inner part is registered before the outer part is complete.
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

/** The last element of a part. So its effect runs after all other effects of the part. */
function Hydrated({ part }: { part: string }) {
  useEffect(() => finish(part), [part])
  return null
}

function finish(part: string): void {
  if (!waiting.delete(part) || waiting.size > 0) return
  onHydrated?.()
  onHydrated = undefined
}
