import type { ReactNode } from 'react'
import { EmptyList } from '#ui/feedback/empty-list.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { MoreButton } from '#ui/data/more-button.tsx'
import type { Pages } from '#ui/data/api.ts'
import type { MediaView } from '../../schemas.ts'
import styles from './media-grid.module.css'
import { MediaTile } from './media-tile.tsx'
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

function factsOf({ kind, width, height, bytes }: MediaView, messages: ReturnType<typeof useMessages>): string {
  if (width !== null && height !== null) return messages.pixels(width, height)
  return `${messages.kinds[kind]} · ${messages.size(Math.max(0.1, bytes / 1024 / 1024).toFixed(1))}`
}
