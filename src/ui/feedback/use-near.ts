import { type RefObject, useEffect, useRef, useState } from 'react'

/** The distance below the window at which a part is loaded, so that it is there when the reader arrives. */
const AHEAD = '900px'

/**
 * Tells whether the element is near the window or was there before. Browsers load lazy frames still earlier, and some are larger than the
 * whole page.
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
