import { formatDay } from '#base/date-format.ts'
import { Link } from '#ui/layout/link.tsx'
import { Section } from '#ui/layout/section.tsx'
import { useLang } from '#ui/text/messages.tsx'
import type { ProofView } from '../schemas.ts'
import { useMessages } from './messages.ts'
import styles from './proof-sankalpa.module.css'

/**
 * Shows the text that was read aloud: the almanac data of the day, the names and the wish. Readers who may not see names see initials and no
 * wish.
 */
export function ProofSankalpa({ proof }: { proof: ProofView }) {
  const { page } = useMessages()
  const lang = useLang()
  const { names, sankalpa, reading, place } = proof
  const isHidden = names.length > 0 && reading.names.length === 0
  return (
    <Section isCard className={styles.sankalpa} title={page.sankalpa}>
      <p className={styles.how}>{page.readOn(formatDay(reading.day, lang), place)}</p>
      <dl className={styles.almanac}>
        {reading.almanac.map(({ part, devanagari, said }) => (
          <div key={part}>
            <dt>{page.parts[part]}</dt>
            <dd>
              <span lang="sa">{devanagari}</span>
              <span lang={lang === 'ru' ? undefined : 'sa-Latn'}>{said}</span>
            </dd>
          </div>
        ))}
      </dl>
      {names.length > 0 && (
        <ul data-plain className={styles.names} aria-label={page.names}>
          {names.map((name, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- Two people may have one name, and the names are never reordered.
            <li key={index}>
              <bdi>{name}</bdi>
              {reading.names[index] && <span lang="sa">{reading.names[index]}</span>}
            </li>
          ))}
        </ul>
      )}
      {sankalpa && (
        <blockquote className={styles.wish} dir="auto">
          {sankalpa}
        </blockquote>
      )}
      {isHidden && (
        <p className={styles.how}>
          {page.hiddenNames} <Link href="/user-profile">{page.signIn}</Link>
        </p>
      )}
    </Section>
  )
}
