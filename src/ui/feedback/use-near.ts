import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Tells whether the element is on the screen or was there before. Browsers load lazy frames long before they are visible, and some are
 * larger than the whole page.
 */
export function useNear<Shown extends HTMLElement>(): readonly [RefObject<Shown | null>, boolean] {
  const element = useRef<Shown>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) setIsNear(true)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return [element, isNear] as const
}
