import { useEffect, useRef, useState } from 'react'
import styles from './email-templates.module.css'

/**
 * An e-mail in a frame of its own. The page's policy takes no styles that stand in a document, so they are put on piece by piece, as a
 * script may; nothing in it runs, and nothing can be pressed.
 */
export function EmailFrame({ title, html }: { title: string; html: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(480)

  function draw(): void {
    const inside = frame.current?.contentDocument
    if (!inside?.body) return
    const plain = html.replace(/<style>.*?<\/style>/s, '').replaceAll(' style="', ' data-style="')
    const email = new DOMParser().parseFromString(plain, 'text/html')
    const body = inside.importNode(email.body, true)
    for (const piece of [body, ...body.querySelectorAll<HTMLElement>('[data-style]')])
      piece.style.cssText = piece.dataset.style ?? ''
    inside.documentElement.lang = email.documentElement.lang
    inside.documentElement.replaceChild(body, inside.body)
    body.inert = true
    // The body itself is never lower than its frame.
    const table = body.querySelector('table')
    if (table) setHeight(table.offsetHeight)
  }

  useEffect(draw, [html])

  return (
    <iframe
      ref={frame}
      title={title}
      sandbox="allow-same-origin"
      className={styles.frame}
      style={{ blockSize: height }}
      onLoad={draw}
    />
  )
}
