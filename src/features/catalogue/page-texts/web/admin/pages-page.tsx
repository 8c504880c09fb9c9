import { useApiQuery } from '#ui/data/api.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Link } from '#ui/layout/link.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { useAddress } from '#ui/layout/panel.ts'
import { PAGE_IDS } from '../../model.ts'
import { useMessages } from './messages.ts'
import { PageEditor } from './page-editor.tsx'
import styles from './pages-page.module.css'

/** The home page and the legal pages, each linked to its texts. */
export function PagesPage() {
  const messages = useMessages()
  const [, wanted] = useAddress().segments
  const id = PAGE_IDS.find((each) => each === wanted)
  return id ? <PageDetail key={id} id={id} /> : <PageList title={messages.title} />
}

function PageList({ title }: { title: string }) {
  const { lead, pages, edited } = useMessages()
  const query = useApiQuery('/api/admin/page-texts')
  return (
    <>
      <PageHead title={title} />
      <p className={styles.lead}>{lead}</p>
      <Loaded query={query}>
        {({ items }) => (
          <ol className={styles.list} data-plain>
            {items.map(({ id, isEdited }) => (
              <li key={id}>
                <Link href={`/pages/${id}`} className={styles.entry}>
                  <span className={styles.name}>{pages[id].title}</span>
                  <span className={styles.text}>{pages[id].text}</span>
                  <span className={styles.end}>{isEdited && <Badge tone="info">{edited}</Badge>}</span>
                </Link>
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </>
  )
}

function PageDetail({ id }: { id: (typeof PAGE_IDS)[number] }) {
  const { pages, back } = useMessages()
  const query = useApiQuery('/api/admin/page-texts/{id}', { path: { id } })
  const head = <PageHead title={pages[id].title} back={{ href: '/pages', text: back }} />
  return (
    <Loaded query={query} head={head}>
      {(view) => view && <PageEditor view={view} />}
    </Loaded>
  )
}
