import { formatDay } from '#base/date-format.ts'
import { Section } from '#ui/layout/section.tsx'
import { useLang } from '#ui/text/messages.tsx'
import type { ShownEntry } from '../schemas.ts'
import styles from './proof-log.module.css'
import { MediaFiles } from './proof-media.tsx'

type ProofLogProps = { title: string; level?: 'h2' | 'h3' | 'h4'; entries: ShownEntry[] }

/** The report entries of a ritual, day by day. Shows nothing if there are no entries. */
export function ProofLog({ title, level = 'h2', entries }: ProofLogProps) {
  const lang = useLang()
  if (entries.length === 0) return null
  const days = [...new Set(entries.map(({ day }) => day))]
  return (
    <Section title={title} level={level}>
      <ol data-plain className={styles.days}>
        {days.map((day) => (
          <li key={day} className={styles.day}>
            <p className={styles.date}>
              <time dateTime={day}>{formatDay(day, lang)}</time>
            </p>
            <div className={styles.entries}>
              {entries
                .filter((entry) => entry.day === day)
                .map(({ note, media }, place) => (
                  // oxlint-disable-next-line react/no-array-index-key -- The entries of a day are never reordered.
                  <div key={place} className={styles.entry}>
                    {note !== '' && (
                      <p className={styles.note} dir="auto">
                        {note}
                      </p>
                    )}
                    <MediaFiles media={media} />
                  </div>
                ))}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
