import type { ReactNode } from 'react'
import { Button } from '../layout/button.tsx'
import styles from './dialog-buttons.module.css'
import { useDictionary } from '../text/messages.tsx'
import type { PanelMessages } from '../text/panel-messages.en.ts'

type DialogButtonsProps = {
  /** The label of the cancel button. The panel has a default. Other pages must pass a label. */
  back?: string | undefined
  onBack: () => void
  children: ReactNode
}

/** The buttons of a dialog, aligned at the end: first the cancel button, last the action. On a phone they take the whole line. */
export function DialogButtons({ back, onBack, children }: DialogButtonsProps) {
  const panel = useDictionary<PanelMessages | undefined>('panel')
  return (
    <div className={styles.buttons}>
      <Button onClick={onBack}>{back ?? panel?.cancel}</Button>
      {children}
    </div>
  )
}
