import { useEffect, useRef, useState } from 'react'
import styles from './email-templates.module.css'

/**
 * An e-mail in its own frame. The content security policy blocks styles in a document, so a script sets them element by element; nothing in
 * it runs or can be pressed.
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
    // The body is never lower than its frame, so the table is measured.
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
