import { Link } from '#ui/layout/link.tsx'
import { useLang } from '#ui/text/messages.tsx'
import type { MediaDetail } from '../../schemas.ts'
import styles from './media-dialog.module.css'
import { useMessages } from './messages.ts'

type Use = MediaDetail['uses'][number]

const PAGES: Record<string, string> = { ritual: '/rituals', article: '/articles' }

/** Where a file is used, with links to the editors. */
export function MediaUses({ uses }: { uses: Use[] }) {
  const messages = useMessages()
  if (uses.length === 0) return <p className={styles.quiet}>{messages.unused}</p>
  return (
    <section className={styles.uses}>
      <h3>{messages.uses}</h3>
      <ul data-plain>
        {uses.map((use) => (
          <li key={`${use.subject} ${use.id}`}>
            {messages.usedBy[use.subject] ?? use.subject} <UseName use={use} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A page by its name, a proof by the first digits of its number. */
function UseName({ use: { subject, id, name } }: { use: Use }) {
  const lang = useLang()
  const page = PAGES[subject]
  if (!page) return `#${id.slice(0, 8)}`
  return <Link href={`${page}/${id}`}>{name?.[lang] || name?.ru || id}</Link>
}
