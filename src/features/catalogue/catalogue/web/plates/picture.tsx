import { useState } from 'react'
import focusStyles from './picture-focus.module.css'
import styles from './picture.module.css'
import { Plate } from './plate.tsx'

type PictureProps = {
  ritualId: string
  category?: string
  src: string | null
  /** The point that stays visible when the picture is cropped. The default is the middle. */
  focus?: { x: number; y: number } | undefined
  shape?: 'card' | 'square'
}

/** A ritual's picture. If there is no picture, or it fails to load, the ritual's drawing is shown (docs/contract.md, "Texts"). */
export function Picture({ ritualId, category, src, focus, shape = 'card' }: PictureProps) {
  const [failed, setFailed] = useState(false)
  if (src === null || failed)
    return (
      <Plate
        ritualId={ritualId}
        category={category}
        shape={shape}
        joined={shape === 'card'}
        lod={shape === 'square' ? 'hero' : 'card'}
      />
    )
  return (
    <img
      className={[styles.picture, styles[shape], ...focusClasses(focus)].filter(Boolean).join(' ')}
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
    />
  )
}

/** The CSS classes for a focal point, in steps of a tenth of the picture. Each position is a class, because the CSP forbids inline styles. */
function focusClasses(focus: PictureProps['focus']): (string | undefined)[] {
  if (!focus) return []
  const tenths = (part: number) => Math.round(part * 10)
  return [focusStyles.picture, focusStyles[`x${tenths(focus.x)}`], focusStyles[`y${tenths(focus.y)}`]]
}
