import { lazy, Suspense } from 'react'
import { useApiQuery } from '#ui/data/api.ts'
import { Link } from '#ui/layout/link.tsx'
import { useLang } from '#ui/text/messages.tsx'
import type { ArticleText } from '../../schemas.ts'
import { articlePath } from '../../paths.ts'
import styles from './article-page.module.css'
import type { ContactsProps } from './contacts.tsx'
import { NotFoundCard } from '../not-found-card.tsx'
import { ReadingLayout } from './reading-layout.tsx'
import { Sidebar } from './sidebar.tsx'
import { useMessages } from '../messages.ts'
import { useMovedPage } from '../use-moved-page.ts'

const ReadingSkeleton = lazy(() =>
  import('./reading-skeleton.tsx').then((module) => ({ default: module.ReadingSkeleton })),
)

/** The page of an article. It is like the page of a ritual, but has no order block. */
export function ArticlePage({ id, contacts }: { id: string; contacts: ContactsProps }) {
  const { notFound } = useMessages()
  const lang = useLang()
  const { data: article, isPending } = useApiQuery('/api/articles/{id}/text', { path: { id }, query: { lang } })
  useMovedPage('article', id, article === null)
  if (isPending)
    return (
      <Suspense>
        <ReadingSkeleton />
      </Suspense>
    )
  if (!article)
    return <NotFoundCard title={notFound.title} text={notFound.text} back={notFound.back} to="/articles" goesBack />
  return <Article article={article} contacts={contacts} />
}

export function Article({ article, contacts }: { article: ArticleText; contacts: ContactsProps }) {
  return (
    <ReadingLayout
      text={article}
      sidebar={<Sidebar text={article} contacts={contacts} />}
      end={<Neighbours article={article} />}
    />
  )
}

/** Links at the end of an article to the previous and the next article. */
function Neighbours({ article: { previous, next } }: { article: ArticleText }) {
  const { page } = useMessages()
  if (!previous && !next) return null
  return (
    <nav className={styles.neighbours} aria-label={page.moreArticles}>
      {previous && (
        <Link href={articlePath(previous.id)} className={styles.previous} rel="prev">
          <small>{page.previous}</small> {previous.name}
        </Link>
      )}
      {next && (
        <Link href={articlePath(next.id)} className={styles.next} rel="next">
          <small>{page.next}</small> {next.name}
        </Link>
      )}
    </nav>
  )
}
