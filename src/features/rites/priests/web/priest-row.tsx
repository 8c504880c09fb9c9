import { useApiQuery } from '#ui/data/api.ts'
import { Link } from '#ui/layout/link.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { priestPath } from '../paths.ts'
import { Portrait } from './portrait.tsx'
import styles from './priest-row.module.css'

/** The maximum number of priests in the row. The page of the priests shows all. */
const MAX_PRIESTS = 3

/** Faces and names of the people who lead the rituals. `sample`: the word that marks an invented priest of a sandbox. */
export function PriestRow({ sample }: { sample: string }) {
  const priests = usePriests()
  if (priests.length === 0) return null
  return (
    <ul data-plain className={styles.priests}>
      {priests.slice(0, MAX_PRIESTS).map((priest) => (
        <li key={priest.id}>
          <Portrait priest={priest} />
          <Link href={priestPath(priest.id)}>
            <bdi>{priest.name}</bdi>
          </Link>
          <small>{[priest.place, priest.isSample && sample].filter(Boolean).join(' · ')}</small>
        </li>
      ))}
    </ul>
  )
}

/** The published priests. A page that uses this hook must include the call in the page's queries. */
export const usePriests = () => useApiQuery('/api/priests', { query: { lang: useLang() } }).data?.items ?? []
