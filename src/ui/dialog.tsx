import { type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'
// First, so that the dialog's own rules win.
import modal from './modal.module.css'
import styles from './dialog.module.css'
import { useModal } from './use-modal.ts'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  children: ReactNode
  /** Stays at the lower edge while the rest scrolls. */
  foot?: ReactNode
  /** question: 480 px, a few sentences. form: 720 px, on a phone the whole screen. */
  size?: 'question' | 'form'
}

/** A window in the middle of the page that must be answered or closed. */
export function Dialog({ open, onClose, title, closeLabel, children, foot, size = 'question' }: DialogProps) {
  const titleId = useId()
  const { shown, dialogProps } = useModal(open, onClose)
  return (
    <dialog {...dialogProps} className={`${modal.modal} ${styles.dialog} ${styles[size]}`} aria-labelledby={titleId}>
      {shown && (
        <div className={modal.frame}>
          <header className={modal.head}>
            <h2 id={titleId} className="type-h3">
              {title}
            </h2>
            <button type="button" className={modal.close} aria-label={closeLabel} onClick={onClose}>
              <Icon name="close" />
            </button>
          </header>
          <div className={modal.body}>{children}</div>
          <div className={modal.toasts} data-toasts />
          {foot && <footer className={modal.foot}>{foot}</footer>}
        </div>
      )}
    </dialog>
  )
}
