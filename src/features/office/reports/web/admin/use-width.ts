import { useEffect, useRef, useState } from 'react'

/** The current width of a box, so that a drawing in it keeps its font size. */
export function useWidth(initial: number) {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(initial)
  useEffect(() => {
    const box = ref.current
    if (!box) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.max(240, Math.round(entry.contentRect.width)))
    })
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}
