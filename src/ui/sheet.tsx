import { type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'
import modal from './modal.module.css'
import styles from './sheet.module.css'
import { useModal } from './use-modal.ts'

type SheetProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  closeLabel: string
  children: ReactNode
  /** Stays at the lower edge while the rest scrolls. */
  foot?: ReactNode
  /** usual: 380 px, wide: 420. In a window of up to 480 px it takes the whole width. */
  size?: 'usual' | 'wide'
}

/** A panel over the right edge of the page. */
export function Sheet({ open, onClose, title, closeLabel, children, foot, size = 'usual' }: SheetProps) {
  const titleId = useId()
  const { shown, dialogProps } = useModal(open, onClose)
  return (
    <dialog {...dialogProps} className={`${modal.modal} ${styles.sheet} ${styles[size]}`} aria-labelledby={titleId}>
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
