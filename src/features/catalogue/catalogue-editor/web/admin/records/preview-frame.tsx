import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Lang } from '#base/i18n.ts'
import styles from './page-preview.module.css'

type PreviewFrameProps = {
  title: string
  lang: Lang
  /** Width of the simulated window in CSS pixels. The frame is scaled down if it has less space. */
  width: number
  children: ReactNode
}

/** A page in a frame with its own viewport width and the styles of this document. The page is not interactive. */
export function PreviewFrame({ title, lang, width, children }: PreviewFrameProps) {
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [body, setBody] = useState<HTMLElement>()
  const [scale, setScale] = useState(1)

  function furnish(): void {
    const inside = frame.current?.contentDocument
    if (!inside?.body || inside.body === body) return
    inside.documentElement.lang = lang
    Object.assign(inside.documentElement.dataset, document.documentElement.dataset)
    inside.head.replaceChildren(...stylesOfDocument().map((sheet) => inside.importNode(sheet, true)))
    inside.body.inert = true
    setBody(inside.body)
  }

  useEffect(() => {
    furnish()
    const place = box.current
    if (!place) return
    const observer = new ResizeObserver(() => setScale(Math.min(1, place.clientWidth / width)))
    observer.observe(place)
    return () => observer.disconnect()
  })

  return (
    <div ref={box} className={styles.box}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- The parent renders sanitised text into it, under this document's policy. */}
      <iframe
        ref={frame}
        title={title}
        className={styles.frame}
        style={{ width, height: `${100 / scale}%`, scale: String(scale) }}
        onLoad={furnish}
      />
      {body && createPortal(children, body)}
    </div>
  )
}

function stylesOfDocument(): Element[] {
  return [...document.querySelectorAll('link[rel="stylesheet"], style')]
}
