import type { Lang } from '#base/i18n.ts'
import { useState } from 'react'
import { useLang } from '#ui/text/messages.tsx'
import { useMessages } from './messages.ts'
import styles from './rite-film.module.css'

/** A photograph or a film of a rite, from the settings. `caption`: who performs the rite, and where. */
export type Rite = { poster: string; film: string; caption: Record<Lang, string> }

type RiteFilmProps = { rite: Rite; className?: string | undefined; isFirst?: boolean }

/** The film is loaded only when the reader presses the button. If there is no film, only the photograph is shown. */
export function RiteFilm({ rite, className, isFirst = false }: RiteFilmProps) {
  const { page } = useMessages()
  const lang = useLang()
  const [isPlaying, setIsPlaying] = useState(false)
  const { poster, film, caption } = rite
  const said = caption[lang] || caption.ru || caption.en
  const picture = (
    <picture>
      {/* The fire of the drawn sample is animated for five seconds. An SVG image cannot read the reader's motion preference, so this element
          checks it. */}
      {poster.endsWith('.svg') && (
        <source media="(prefers-reduced-motion: no-preference)" srcSet={`${poster}#moving`} />
      )}
      <img
        src={poster}
        alt={film === '' ? said : ''}
        width={1280}
        height={720}
        loading={isFirst ? undefined : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
  return (
    <figure className={[styles.rite, className].filter(Boolean).join(' ')}>
      {film === '' ? (
        picture
      ) : isPlaying ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the caption below says who performs and where
        <video src={film} poster={poster} controls autoPlay playsInline width={1280} height={720} />
      ) : (
        <button type="button" className={styles.play} onClick={() => setIsPlaying(true)} aria-label={page.playFilm}>
          {picture}
          <svg viewBox="0 0 64 64" aria-hidden="true">
            <circle cx="32" cy="32" r="31" />
            <path d="M26 20l20 12-20 12z" />
          </svg>
        </button>
      )}
      {said && <figcaption>{said}</figcaption>}
    </figure>
  )
}
