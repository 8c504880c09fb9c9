import { useMemo } from 'react'
import { encode } from 'uqr'
import styles from './qr-square.module.css'

/** A text as a square of dark and light (QR code); drawn in one path, so it needs no picture and no script of others. */
export function QrSquare({ text, label }: { text: string; label: string }) {
  // Some ten thousand modules: reckoned once a text.
  const { size, path } = useMemo(() => drawn(text), [text])
  return (
    <svg
      className={styles.square}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}

function drawn(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: modules.join('') }
}
