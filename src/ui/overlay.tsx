import { type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'
import styles from './overlay.module.css'
import { useModal } from './use-overlay.ts'

export type ModalProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  children: ReactNode
  /** Stays at the lower edge while the rest scrolls. */
  foot?: ReactNode
}

/** What a dialog and a sheet have in common: everything behind is inert, Escape and the backdrop close, the focus comes back. */
export function Modal({
  open,
  onClose,
  title,
  closeLabel,
  children,
  foot,
  className,
}: ModalProps & { className: string }) {
  const titleId = useId()
  const { shown, dialogProps } = useModal(open, onClose)
  return (
    <dialog {...dialogProps} className={`${styles.modal} ${className}`} aria-labelledby={titleId}>
      {shown && (
        // In a section neither head nor foot is taken for the page's own.
        <section className={styles.frame}>
          <header className={styles.head}>
            <h2 id={titleId} className="type-h3">
              {title}
            </h2>
            <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
              <Icon name="close" />
            </button>
          </header>
          <div className={styles.body}>{children}</div>
          <div className={styles.toasts} data-toasts />
          {foot && <footer className={styles.foot}>{foot}</footer>}
        </section>
      )}
    </dialog>
  )
}
