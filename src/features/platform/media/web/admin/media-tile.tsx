import { useLang } from '#ui/text/messages.tsx'
import { MEDIA_TYPES } from '../../model.ts'
import { picturePath } from '../../paths.ts'
import type { MediaView } from '../../schemas.ts'
import { useMessages } from './messages.ts'
import styles from './media-grid.module.css'

/** A cropped picture, or the kind of a file that has no preview. */
export function MediaTile({ file }: { file: MediaView }) {
  const lang = useLang()
  const { kinds } = useMessages()
  if (file.kind === 'image')
    return (
      <img
        className={styles.thumb}
        src={picturePath(file.id, 320, 'webp')}
        alt={file.alt[lang] || file.name}
        loading="lazy"
        decoding="async"
        ref={(image) => {
          // The content security policy allows no inline styles in the markup.
          if (image) image.style.objectPosition = `${file.focus.x * 100}% ${file.focus.y * 100}%`
        }}
      />
    )
  const format = Object.values(MEDIA_TYPES).find(({ type }) => type === file.type)
  return (
    <span className={styles.sign}>
      <span>{format?.ext.toUpperCase()}</span>
      <span className="visually-hidden">{kinds[file.kind]}</span>
    </span>
  )
}
