import type { MediaView } from '#features/platform/media/schemas.ts'
import { useLang } from '#ui/text/messages.tsx'
import styles from './proofs-page.module.css'

/** A file as the customer will see it. */
export function ProofFile({ file }: { file: MediaView }) {
  const lang = useLang()
  if (file.kind === 'image')
    return (
      <img
        className={styles.file}
        src={file.url}
        width={file.width ?? undefined}
        height={file.height ?? undefined}
        alt={file.alt[lang] || file.name}
        loading="lazy"
      />
    )
  if (file.kind === 'video')
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- recordings of rituals have no captions
    return <video className={styles.file} src={file.url} controls playsInline preload="metadata" />
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- recordings of rituals have no captions
  if (file.kind === 'audio') return <audio src={file.url} controls preload="metadata" />
  return (
    <a href={file.url} download>
      {file.name || 'PDF'}
    </a>
  )
}
