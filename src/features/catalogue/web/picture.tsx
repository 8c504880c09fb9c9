import { useState } from 'react'
import styles from './picture.module.css'
import { Plate } from './plate.tsx'

type PictureProps = { ritualId: string; category?: string; src: string | null; shape?: 'card' | 'square' }

/** A ritual's picture; where there is none, or it fails to load, its drawn plate (docs/contract.md, "Texts"). */
export function Picture({ ritualId, category, src, shape = 'card' }: PictureProps) {
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
      className={`${styles.picture} ${styles[shape]}`}
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
    />
  )
}
