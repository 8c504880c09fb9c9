import { Link } from '#ui/layout/link.tsx'
import styles from './breadcrumb.module.css'
import { useMessages } from '../messages.ts'

/** The path to the current page: the home page, the articles, and the current text. */
export function Breadcrumb({ name }: { name: string }) {
  const { page } = useMessages()
  return (
    <nav aria-label={page.breadcrumb} className={styles.breadcrumb}>
      <ol>
        <li>
          <Link href="/">{page.home}</Link>
        </li>
        <li>
          <Link href="/articles">{page.articles}</Link>
        </li>
        <li className={styles.here} aria-current="page">
          {name}
        </li>
      </ol>
    </nav>
  )
}
