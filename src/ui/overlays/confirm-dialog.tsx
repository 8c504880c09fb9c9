import type { ReactNode } from 'react'
import { Button } from '../layout/button.tsx'
import styles from './confirm-dialog.module.css'
import { DialogButtons } from './dialog-buttons.tsx'
import { Dialog } from './dialog.tsx'
import { Field } from '../forms/field.tsx'
import { Notice } from '../feedback/notice.tsx'

type ConfirmDialogProps = {
  open?: boolean
  size?: 'question' | 'form'
  title: string
  /** The description of the action. */
  children?: ReactNode
  /** If set, the dialog asks for a reason. The reason may be empty, unless `required` is set. */
  reason?: ReasonProps | undefined
  yes: string
  /** The label of the cancel button. */
  back?: string | undefined
  /** The label of the close button. The default is the label of the cancel button. */
  closeLabel?: string | undefined
  isDangerous?: boolean
  disabled?: boolean
  action?: { isBusy: boolean; failure: ReactNode }
  failureTitle?: string
  onYes: () => void
  onClose: () => void
}

type ReasonProps = {
  label: string
  hint?: string
  value: string
  onChange: (value: string) => void
  maxLength: number
  rows?: number
  error?: string | undefined
  required?: boolean
}

/** A dialog that asks for confirmation. It stays open, with its input, until the action is complete. A refusal is shown inside the dialog. */
export function ConfirmDialog({
  open = true,
  size = 'question',
  title,
  children,
  reason,
  yes,
  back,
  closeLabel = back,
  isDangerous = false,
  disabled = false,
  action,
  failureTitle,
  onYes,
  onClose,
}: ConfirmDialogProps) {
  const isReasonMissing = reason?.required === true && reason.value.trim() === ''
  return (
    <Dialog
      open={open}
      size={size}
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      foot={
        <DialogButtons back={back} onBack={onClose}>
          <Button
            kind={isDangerous ? 'danger' : 'primary'}
            busy={action?.isBusy ?? false}
            disabled={disabled || isReasonMissing}
            onClick={onYes}
          >
            {yes}
          </Button>
        </DialogButtons>
      }
    >
      <div className={styles.body}>
        {children}
        {reason && <Field {...reason} multiline data-autofocus />}
        {action?.failure && !reason?.error && (
          <Notice tone="danger" title={failureTitle}>
            {action.failure}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
