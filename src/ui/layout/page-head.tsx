import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import styles from './page-head.module.css'

export type PageHeadProps = {
  title: ReactNode
  /** A number or a short sentence beside the title. */
  aside?: ReactNode
  /** Where the page belongs. */
  back?: { href: string; text: string }
  /** Buttons, at the end of the line. */
  actions?: ReactNode
  /** What is seldom done, behind one button after the others; on a phone it stays beside the title. */
  menu?: ReactNode
}

/** The head of a page of the staff: its name, what is to be known at once, and what can be done with the whole of it. */
export function PageHead({ title, aside, back, actions, menu }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.names}>
        {back && (
          <Link href={back.href} className={styles.back}>
            <Icon name="arrow-left" size={16} /> {back.text}
          </Link>
        )}
        <h1 className={styles.title}>
          {typeof title === 'string' ? <bdi>{title}</bdi> : title}
          {aside !== undefined && <span className={styles.aside}>{aside}</span>}
        </h1>
      </div>
      {menu ? (
        <div className={styles.end}>
          <div className={styles.actions}>{actions}</div>
          <div className={styles.menu}>{menu}</div>
        </div>
      ) : (
        actions && <div className={styles.actions}>{actions}</div>
      )}
    </header>
  )
}
