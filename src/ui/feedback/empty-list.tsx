import type { ReactNode } from 'react'
import styles from './empty-list.module.css'

/** In the place of a list that holds nothing: why, or what to do. */
export function EmptyList({ children }: { children: ReactNode }) {
  return <div className={styles.empty}>{children}</div>
}
