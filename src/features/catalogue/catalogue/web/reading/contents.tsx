import { type MouseEvent, useEffect, useState } from 'react'
import type { Heading } from '../../schemas.ts'
import styles from './contents.module.css'
import { useMessages } from '../messages.ts'

/** The space in pixels above a heading after scrolling to it (docs/contract.md, "Texts"). */
const OFFSET = 80

/** The headings of the text. The current heading is marked. The list is hidden on a phone. */
export function Contents({ headings }: { headings: Heading[] }) {
  const { page } = useMessages()
  const current = useCurrentHeading(headings)
  if (headings.length === 0) return null
  return (
    <nav className={styles.contents} aria-labelledby="contents-title">
      <h2 id="contents-title" className={styles.title}>
        {page.contents}
      </h2>
      <ol>
        {headings.map((heading) => (
          <li key={heading.id} data-level={heading.level}>
            <a
              href={`#${heading.id}`}
              aria-current={heading.id === current ? 'location' : undefined}
              onClick={scrollTo}
            >
              {heading.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function scrollTo(event: MouseEvent<HTMLAnchorElement>): void {
  const id = decodeURIComponent(event.currentTarget.hash.slice(1))
  const target = document.getElementById(id)
  if (!target) return
  event.preventDefault()
  // The heading may be inside a folded part, or be the heading of a folded part.
  const part = target.closest('details')
  if (part) part.open = true
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({
    top: target.getBoundingClientRect().top + window.scrollY - OFFSET,
    behavior: calm ? 'auto' : 'smooth',
  })
  history.replaceState(history.state, '', `#${id}`)
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** The last heading that is in the upper third of the window or above it. */
function useCurrentHeading(headings: Heading[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const found = headings.map((heading) => document.getElementById(heading.id)).filter((element) => element !== null)
    const observer = new IntersectionObserver(
      () => {
        const above = found.filter((element) => element.getBoundingClientRect().top < innerHeight / 3)
        setCurrent(above.at(-1)?.id)
      },
      // With this large margin the observer treats everything above the window as visible. So the observer also reports a jump over several headings.
      { rootMargin: '999999px 0px -66% 0px' },
    )
    for (const element of found) observer.observe(element)
    return () => observer.disconnect()
  }, [headings])
  return current
}
