import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import styles from './dialog-buttons.module.css'

type DialogButtonsProps = {
  /** What the button says that changes nothing. */
  back: string
  onBack: () => void
  children: ReactNode
}

/** The foot of a question: the way back first, what is done last and at the end; on a phone they take the whole line. */
export function DialogButtons({ back, onBack, children }: DialogButtonsProps) {
  return (
    <div className={styles.buttons}>
      <Button onClick={onBack}>{back}</Button>
      {children}
    </div>
  )
}
