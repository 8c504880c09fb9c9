import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { DialogButtons } from '#ui/dialog-buttons.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Action } from '#ui/use-action.ts'
import styles from './payments-page.module.css'
import { useMessages } from './messages.ts'

type ConfirmDialogProps = {
  title: string
  /** What will happen, with the sum and the order in words. */
  children: ReactNode
  yes: string
  isDangerous?: boolean
  action: Pick<Action<never[]>, 'isBusy' | 'failure'>
  onYes: () => void
  onClose: () => void
}

/** The last question before money is moved or written down. What the server refuses is said here, and nothing typed is lost. */
export function ConfirmDialog({ title, children, yes, isDangerous, action, onYes, onClose }: ConfirmDialogProps) {
  const messages = useMessages()
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={messages.close}
      foot={
        <DialogButtons back={messages.cancel} onBack={onClose}>
          <Button kind={isDangerous ? 'danger' : 'primary'} busy={action.isBusy} onClick={onYes}>
            {yes}
          </Button>
        </DialogButtons>
      }
    >
      <div className={styles.stack}>
        {children}
        {action.failure !== undefined && <Notice tone="danger">{action.failure}</Notice>}
      </div>
    </Dialog>
  )
}
