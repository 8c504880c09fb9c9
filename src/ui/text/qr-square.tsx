import { useMemo } from 'react'
import { qrPath } from './qr-path.ts'
import styles from './qr-square.module.css'

/** A text as a QR code. The code is one path, so no image and no third-party script is needed. */
export function QrSquare({ text, label }: { text: string; label: string }) {
  // A QR code has about ten thousand modules, so it is computed once per text.
  const { size, path } = useMemo(() => qrPath(text), [text])
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
