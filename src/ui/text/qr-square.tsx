import { useMemo } from 'react'
import { encode } from 'uqr'
import styles from './qr-square.module.css'

/** A text as a QR code. The code is one path, so no image and no third-party script is needed. */
export function QrSquare({ text, label }: { text: string; label: string }) {
  // A QR code has about ten thousand modules, so it is computed once per text.
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
