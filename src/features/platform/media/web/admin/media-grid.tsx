import type { ReactNode } from 'react'
import type { Pages } from '#ui/data/api.ts'
import { MoreButton } from '#ui/data/more-button.tsx'
import { EmptyList } from '#ui/feedback/empty-list.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { MEDIA_TYPES } from '../../model.ts'
import { picturePath } from '../../paths.ts'
import type { MediaView } from '../../schemas.ts'
import styles from './media-grid.module.css'
import { useMessages } from './messages.ts'

type MediaGridProps = { list: Pages<MediaView>; onPick: (file: MediaView) => void; empty?: ReactNode | undefined }

/** Files as tiles, each a button. */
export function MediaGrid({ list, onPick, empty }: MediaGridProps) {
  const messages = useMessages()
  const lang = useLang()
  return (
    <Loaded query={list}>
      {(files) =>
        files.length === 0 ? (
          <EmptyList>{empty ?? messages.empty}</EmptyList>
        ) : (
          <>
            <ul className={styles.grid}>
              {files.map((file) => (
                <li key={file.id}>
                  <button type="button" className={styles.item} onClick={() => onPick(file)}>
                    <span className={styles.frame}>
                      <MediaTile file={file} />
                    </span>
                    <span className={styles.name}>{file.alt[lang] || file.name || messages.unnamed}</span>
                    <span className={styles.facts}>{factsOf(file, messages)}</span>
                  </button>
                </li>
              ))}
            </ul>
            <MoreButton size="compact" list={list} />
          </>
        )
      }
    </Loaded>
  )
}

/** A cropped picture, or the kind of a file that has no preview. */
function MediaTile({ file }: { file: MediaView }) {
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

function factsOf({ kind, width, height, bytes }: MediaView, messages: ReturnType<typeof useMessages>): string {
  if (width !== null && height !== null) return messages.pixels(width, height)
  return `${messages.kinds[kind]} · ${messages.size(Math.max(0.1, bytes / 1024 / 1024).toFixed(1))}`
}
