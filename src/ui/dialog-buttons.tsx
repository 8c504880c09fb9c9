import type { ReactNode } from 'react'
import styles from './dialog-buttons.module.css'

/** The foot of a question: the way back first, what is done last and at the end; on a phone they take the whole line. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>
}
