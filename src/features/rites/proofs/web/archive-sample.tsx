import type { ReactNode } from 'react'
import { samplePath, sampleViewPath } from '#features/catalogue/catalogue/paths.ts'
import { priestPath } from '#features/rites/priests/paths.ts'
import { Button } from '#ui/layout/button.tsx'
import { Link } from '#ui/layout/link.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { HyphenatedName, Names } from '#ui/text/names.tsx'
import { momentTerm, termFacts } from '../rules-term.ts'
import type { ArchiveSample as Sample } from '../schemas-archive.ts'
import { useArchiveMessages } from './archive-messages.ts'
import styles from './archive-sample.module.css'
import { FactList } from '#ui/layout/fact-list.tsx'
import { useMessages } from './messages.ts'
import { SiteMoment } from './reader-moment.tsx'

/**
 * A complete proof with invented people, as a customer would receive it. The word "sample" is across the picture and in the heading, so that
 * nobody thinks that the ritual was performed.
 */
export function ArchiveSample({ sample }: { sample: Sample }) {
  const { sample: words } = useArchiveMessages()
  const messages = useMessages()
  const { page } = messages
  const lang = useLang()
  const { ritual, term, performedAt, place, priest, priestId, names, number, media } = sample
  const [picture] = media
  const facts: { term: string; value: ReactNode }[] = [
    { term: page.names, value: <Names names={names} /> },
    ...termFacts(term, messages.term, lang),
    { term: momentTerm(term, messages), value: <SiteMoment at={performedAt} /> },
    { term: page.place, value: place },
    { term: page.priest, value: priestId === null ? priest : <Link href={priestPath(priestId)}>{priest}</Link> },
    { term: page.number, value: number },
  ]
  return (
    <section className={styles.sample} aria-labelledby="sample-title">
      <header className={styles.head}>
        <h2 id="sample-title">{words.title}</h2>
        <p>{words.text}</p>
      </header>
      <div className={styles.card}>
        <figure className={styles.scene}>
          {picture && (
            <img
              src={picture.url}
              alt={picture.alt[lang]}
              width={picture.width ?? undefined}
              height={picture.height ?? undefined}
              loading="lazy"
              decoding="async"
            />
          )}
          <figcaption className={styles.stamp}>{words.stamp}</figcaption>
        </figure>
        <div className={styles.words}>
          <h3>
            <HyphenatedName name={ritual.name} />
          </h3>
          <FactList className={styles.facts} facts={facts} />
          <p className={styles.actions}>
            <Button as="a" href={sampleViewPath('certificate', lang)} kind="primary">
              {words.certificate}
            </Button>
            <Button as="a" href={sampleViewPath('proof', lang)}>
              {words.page}
            </Button>
          </p>
        </div>
        <a className={styles.certificate} href={sampleViewPath('certificate', lang)}>
          <img
            src={samplePath('certificate', lang)}
            alt={words.certificate}
            width="880"
            height="622"
            loading="lazy"
            decoding="async"
          />
        </a>
      </div>
    </section>
  )
}
