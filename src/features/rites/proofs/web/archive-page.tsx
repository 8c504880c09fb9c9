import { useState } from 'react'
import { formatDay } from '#base/date-format.ts'
import { ritualPath } from '#features/catalogue/catalogue/paths.ts'
import { Plate } from '#features/catalogue/catalogue/web/plates/plate.tsx'
import { priestPath } from '#features/rites/priests/paths.ts'
import { type PictureExt, WIDTHS } from '#features/platform/media/model.ts'
import { FactRow } from '#ui/layout/fact-list.tsx'
import { useApiQuery } from '#ui/data/api.ts'
import { RetryNotice } from '#ui/feedback/retry-notice.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Button } from '#ui/layout/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Link } from '#ui/layout/link.tsx'
import { Section } from '#ui/layout/section.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { HyphenatedName } from '#ui/text/names.tsx'
import type { ArchiveEntry, ArchiveExample } from '../schemas-archive.ts'
import { useArchiveMessages } from './archive-messages.ts'
import { ArchiveSample } from './archive-sample.tsx'
import styles from './archive-page.module.css'

/** The page `/proofs` with performed rituals whose customers gave consent. The rendered document already contains the first part of the list. */
export function ArchivePage() {
  const messages = useArchiveMessages()
  const { data } = useApiQuery('/api/proofs', { query: { lang: useLang() } })
  const [cursors, setCursors] = useState<(string | undefined)[]>([undefined])
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{messages.title}</h1>
        {data?.items.length !== 0 && <p className="type-lead">{messages.lead}</p>}
        {data?.items.length === 0 && data.examples && <p className="type-lead">{messages.emptyText}</p>}
      </header>
      {cursors.map((cursor, place) => (
        <Part
          key={cursor ?? ''}
          cursor={cursor}
          onMore={place === cursors.length - 1 ? (next) => setCursors([...cursors, next]) : undefined}
        />
      ))}
      {data?.examples && <Examples examples={data.examples} />}
      <How />
      {data?.sample && <ArchiveSample sample={data.sample} />}
    </div>
  )
}

type PartProps = { cursor: string | undefined; onMore: ((next: string) => void) | undefined }

/** Shows one part of the archive's list. The last part has a button that loads the next part. */
function Part({ cursor, onMore }: PartProps) {
  const messages = useArchiveMessages()
  const lang = useLang()
  const { data, ...query } = useApiQuery('/api/proofs', { query: { lang, cursor } })
  if (!data)
    return query.isError ? (
      <RetryNotice query={query} retry={messages.retry}>
        {messages.failed}
      </RetryNotice>
    ) : (
      <div className={styles.list} role="status" aria-label={messages.loading}>
        {[1, 2, 3].map((place) => (
          <Card key={place} inset="none" className={styles.entry}>
            <Skeleton className={styles.pictureToCome} />
            <div className={styles.words}>
              <Skeleton lines={3} />
            </div>
          </Card>
        ))}
      </div>
    )
  const { items, next, examples } = data
  // In a sandbox, invented entries follow, so there is no message about an empty list.
  if (items.length === 0) return examples ? null : <Empty />
  return (
    <>
      <ul data-plain className={styles.list}>
        {items.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      {next !== null && onMore && (
        <div className={styles.more}>
          <Button onClick={() => onMore(next)}>{messages.more}</Button>
        </div>
      )}
    </>
  )
}

function Empty() {
  const messages = useArchiveMessages()
  return (
    <div className={styles.empty}>
      <p className="type-h3">{messages.empty}</p>
      <p className={styles.emptyText}>{messages.emptyText}</p>
      <Button as={Link} href="/">
        {messages.toRituals}
      </Button>
    </div>
  )
}

/** Explains how a ritual gets into the archive, and which data the archive hides. */
function How() {
  const { how } = useArchiveMessages()
  return (
    <Section title={how.title} className={styles.how}>
      <ol data-plain className={styles.steps}>
        {how.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p>
        <Link href="/verify">{how.check}</Link>
      </p>
    </Section>
  )
}

/** Invented entries of a sandbox. */
function Examples({ examples }: { examples: ArchiveExample[] }) {
  const { examples: words, sample } = useArchiveMessages()
  return (
    <Section title={words.title} className={styles.examples}>
      <p className={styles.emptyText}>{words.text}</p>
      <ul data-plain className={styles.list}>
        {examples.map(({ drawing, ...entry }) => (
          <Card as="li" key={entry.ritual.id} inset="none" className={`${styles.entry} ${styles.example}`}>
            <figure className={styles.drawing}>
              <img
                className={styles.large}
                src={drawing.url}
                alt={drawing.alt}
                {...SIZE}
                loading="lazy"
                decoding="async"
              />
              <figcaption>{sample.stamp}</figcaption>
            </figure>
            <Words entry={entry} level="h3" />
          </Card>
        ))}
      </ul>
    </Section>
  )
}

const SIZE = { width: 1280, height: 720 }

/** Shows one entry of the archive: its pictures, then the ritual and its day. */
function Entry({ entry }: { entry: ArchiveEntry }) {
  const messages = useArchiveMessages()
  const { ritual, pictures } = entry
  const [picture, ...others] = pictures
  return (
    <Card as="li" inset="none" className={styles.entry}>
      {picture ? (
        <div className={styles.pictures}>
          <Picture picture={picture} />
          {others.length > 0 && (
            <div className={styles.others}>
              {others.slice(0, MAX_OTHERS).map((each) => (
                <Picture key={each.path} picture={each} isSmall />
              ))}
            </div>
          )}
        </div>
      ) : (
        <figure className={styles.drawing}>
          <Plate ritualId={ritual.id} category={ritual.category ?? ''} shape="card" lod="card" joined />
          <figcaption>{messages.drawing}</figcaption>
        </figure>
      )}
      <Words entry={entry} level="h2" />
    </Card>
  )
}

type WordsProps = { entry: Pick<ArchiveEntry, 'ritual' | 'day' | 'place' | 'priest'>; level: 'h2' | 'h3' }

function Words({ entry: { ritual, day, place, priest }, level: Name }: WordsProps) {
  const messages = useArchiveMessages()
  const lang = useLang()
  return (
    <div className={styles.words}>
      <Name className="type-h3">
        <HyphenatedName name={ritual.name} />
      </Name>
      <p className={styles.day}>
        <time dateTime={day}>{formatDay(day, lang)}</time>
      </p>
      <dl className={styles.facts}>
        <FactRow term={messages.place}>{place}</FactRow>
        {priest !== null && (
          <FactRow term={messages.priest}>
            {priest.id === null ? priest.name : <Link href={priestPath(priest.id)}>{priest.name}</Link>}
          </FactRow>
        )}
      </dl>
      <p className={styles.about}>
        <Link href={ritualPath(ritual.id)} aria-label={`${messages.about}: ${ritual.name}`}>
          {messages.about}
        </Link>
      </p>
    </div>
  )
}

const MAX_OTHERS = 3
const SIZES = { large: '(min-width: 720px) 380px, 100vw', small: '130px' }

const sizesOf = (path: string, ext: PictureExt): string =>
  WIDTHS.map((width) => `${path}/${width}.${ext} ${width}w`).join(', ')

type PictureProps = { picture: ArchiveEntry['pictures'][number]; isSmall?: boolean }

function Picture({ picture: { path, width, height, alt }, isSmall = false }: PictureProps) {
  const sizes = isSmall ? SIZES.small : SIZES.large
  return (
    <picture>
      <source type="image/avif" srcSet={sizesOf(path, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sizesOf(path, 'webp')} sizes={sizes} />
      <img
        className={isSmall ? styles.small : styles.large}
        src={`${path}/960.jpg`}
        width={width ?? undefined}
        height={height ?? undefined}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}
