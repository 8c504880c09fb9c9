import type { ReactNode } from 'react'
import styles from './empty-list.module.css'

/** Shown instead of an empty list: why the list is empty, or what to do. */
export function EmptyList({ children }: { children: ReactNode }) {
  return <div className={styles.empty}>{children}</div>
}
