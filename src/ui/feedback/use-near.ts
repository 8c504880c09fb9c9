import { type RefObject, useEffect, useRef, useState } from 'react'

/** A part is loaded when it is at most this far below the window, so that it is ready when the reader reaches it. */
const AHEAD = '900px'

/**
 * True if the element is near the window or was near the window before. Without this hook browsers would load lazy frames earlier, and some of these
 * frames are larger than the whole page.
 */
export function useNear<Shown extends HTMLElement>(): readonly [RefObject<Shown | null>, boolean] {
  const element = useRef<Shown>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
      },
      { rootMargin: `0px 0px ${AHEAD}` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return [element, isNear] as const
}
