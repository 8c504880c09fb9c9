import { sourceSet } from '#features/platform/media/paths.ts'
import { useLang } from '#ui/text/messages.tsx'
import { Section } from '#ui/layout/section.tsx'
import type { ProofView } from '../schemas.ts'
import { useMessages } from './messages.ts'
import styles from './proof-media.module.css'

type File = ProofView['media'][number]

/** The media of a ritual: first films, then uncropped pictures, then documents to download. */
export function ProofMedia({ media }: { media: File[] }) {
  const { page } = useMessages()
  if (media.length === 0) return null
  return (
    <Section className={styles.media} heading="visually-hidden" title={page.media}>
      <MediaFiles media={media} />
    </Section>
  )
}

/** The files of a ritual without a heading. The descriptions of pictures are shown as captions. */
export function MediaFiles({ media }: { media: File[] }) {
  const { page } = useMessages()
  const films = media.filter(({ kind }) => kind === 'video')
  const pictures = media.filter(({ kind }) => kind === 'image')
  return (
    <>
      {films.map((file) => (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- recordings of rituals have no captions
        <video key={file.id} className={styles.film} src={file.url} controls playsInline preload="metadata" />
      ))}
      {pictures.length > 0 && (
        <ul className={styles.pictures} data-count={pictures.length}>
          {pictures.map((file, place) => (
            <li key={file.id}>
              <figure>
                <ProofPicture file={file} number={place + 1} />
                <Caption file={file} />
              </figure>
            </li>
          ))}
        </ul>
      )}
      {media
        .filter(({ kind }) => kind === 'audio')
        .map((file) => (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- recordings of rituals have no captions
          <audio key={file.id} className={styles.sound} src={file.url} controls preload="metadata" />
        ))}
      {media
        .filter(({ kind }) => kind === 'document')
        .map((file) => (
          <p key={file.id}>
            <a href={file.url} download>
              {page.document}
            </a>
          </p>
        ))}
    </>
  )
}

const DRAWING = 'image/svg+xml'
const SIZES = '(min-width: 900px) 50vw, 100vw'

/** The caption of a picture: the description that staff wrote. Hidden from screen readers, which already read it as the alternative text. */
function Caption({ file: { alt } }: { file: File }) {
  const text = alt[useLang()]
  return text ? <figcaption aria-hidden="true">{text}</figcaption> : null
}

function ProofPicture({ file, number }: { file: File; number: number }) {
  const { page } = useMessages()
  const lang = useLang()
  const alt = file.alt[lang] || file.alt.ru || file.alt.en || page.picture(number)
  const size = { width: file.width ?? undefined, height: file.height ?? undefined }
  // Only samples contain drawings. A drawing has only one size.
  if (file.type === DRAWING) return <img className={styles.picture} src={file.url} alt={alt} {...size} />
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(file.id, 'avif')} sizes={SIZES} />
      <source type="image/webp" srcSet={sourceSet(file.id, 'webp')} sizes={SIZES} />
      <img
        className={styles.picture}
        src={`/media/${file.id}/960.jpg`}
        {...size}
        alt={alt}
        loading={number === 1 ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  )
}
