import type { ReactNode } from 'react'
import styles from './empty-list.module.css'

/** Shown if a list is empty. The text says why the list is empty, or what the user can do. */
export function EmptyList({ children }: { children: ReactNode }) {
  return <div className={styles.empty}>{children}</div>
}
