import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import styles from './page-head.module.css'

export type PageHeadProps = {
  title: ReactNode
  /** A number or a short sentence next to the title. */
  aside?: ReactNode
  /** The link to the parent page. */
  back?: { href: string; text: string }
  /** Buttons, at the end of the line. */
  actions?: ReactNode
  /** Actions that are rarely used, in a menu after the other buttons. On a phone the menu stays beside the title. */
  menu?: ReactNode
}

/** The head of a staff page: the title, the most important facts, and the actions that affect the whole page. */
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
