import { useCallback, useEffect, useRef, useState } from 'react'

/** If the distance from the end is smaller than this (in pixels), the hook assumes that the reader reads the newest lines. */
const NEAR_END_PX = 64
/** The free space above the newest question, in pixels. */
const SPACE_ABOVE_PX = 16

/** `question`: scrolls with the answer until the question is at the top. `end`: always scrolls to the end. */
type ScrollTarget = 'nothing' | 'question' | 'end'

/**
 * Shows a growing answer from its beginning. If the reader has scrolled to the end, the page follows the end. If the reader is further up,
 * the page does not scroll.
 */
export function useStickToEnd() {
  const content = useRef<HTMLDivElement>(null)
  const state = useRef<{ follows: ScrollTarget; scrolledTo: number }>({ follows: 'nothing', scrolledTo: 0 })
  const [isAtEnd, setIsAtEnd] = useState(true)

  const follow = useCallback((follows: ScrollTarget) => {
    const body = scrollerOf(content.current)
    state.current.follows = follows
    if (!body || follows === 'nothing') return
    body.scrollTop = follows === 'end' ? body.scrollHeight : topOfNewest(body)
    state.current.scrolledTo = body.scrollTop
  }, [])

  useEffect(() => {
    const body = scrollerOf(content.current)
    if (!content.current || !body) return
    const isNear = () => body.scrollHeight - body.scrollTop - body.clientHeight < NEAR_END_PX
    const read = () => {
      setIsAtEnd(isNear())
      const { follows, scrolledTo } = state.current
      if (Math.abs(body.scrollTop - scrolledTo) < 1) return
      // If the content gets shorter, the browser itself scrolls up. Then the position has changed, but the reader has not scrolled.
      const isClamped = body.scrollTop < scrolledTo && body.scrollHeight - body.scrollTop - body.clientHeight < 1
      if (isClamped) {
        state.current.scrolledTo = body.scrollTop
        return
      }
      // If the content has grown in the meantime, the hook still assumes that the reader is at the end.
      const stays = isNear() || (follows === 'end' && body.scrollTop > scrolledTo)
      state.current = { follows: stays ? 'end' : 'nothing', scrolledTo: body.scrollTop }
    }
    const grow = new ResizeObserver(() => {
      follow(state.current.follows)
      setIsAtEnd(isNear())
    })
    grow.observe(content.current)
    grow.observe(body)
    body.addEventListener('scroll', read, { passive: true })
    return () => {
      grow.disconnect()
      body.removeEventListener('scroll', read)
    }
  }, [follow])

  return { content, isAtEnd, follow }
}

/** The panel's body scrolls, and contains only the content. */
function scrollerOf(content: HTMLElement | null): HTMLElement | null {
  return content?.parentElement ?? null
}

function topOfNewest(body: HTMLElement): number {
  const newest = body.querySelector('ol > li:last-child')
  if (!newest) return body.scrollTop
  return newest.getBoundingClientRect().top - body.getBoundingClientRect().top + body.scrollTop - SPACE_ABOVE_PX
}
