import { priestPath } from '#features/rites/priests/paths.ts'
import { Portrait } from '#features/rites/priests/web/portrait.tsx'
import { Link } from '#ui/layout/link.tsx'
import { Section } from '#ui/layout/section.tsx'
import { useLang } from '#ui/text/messages.tsx'
import type { ProofView } from '../schemas.ts'
import { useMessages } from './messages.ts'
import styles from './proof-performer.module.css'

type Performer = NonNullable<ProofView['performer']>

/** The priest who led the ritual: portrait, both names, school and place. */
export function ProofPerformer({ performer }: { performer: Performer }) {
  const { page } = useMessages()
  const lang = useLang()
  const { id, name, otherName, school, place, since, isSample } = performer
  return (
    <Section isCard className={styles.card} title={page.performer}>
      <div className={styles.person}>
        <div className={styles.picture}>
          <Portrait priest={performer} />
        </div>
        <div className={styles.words}>
          <p className={styles.name}>
            <Link href={priestPath(id)}>
              <bdi>{name}</bdi>
            </Link>
          </p>
          {otherName && (
            <p className={styles.small} lang={lang === 'ru' ? 'en' : 'ru'}>
              {otherName}
            </p>
          )}
        </div>
      </div>
      {school && <p>{school}</p>}
      <p className={styles.small}>
        {[place, since === null ? '' : page.performsSince(since)].filter(Boolean).join(' · ')}
      </p>
      {isSample && <p className={styles.small}>{page.invented}</p>}
    </Section>
  )
}
