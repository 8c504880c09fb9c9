import { Dialog } from '@base-ui/react/dialog'
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { Icon } from '../layout/icon.tsx'
import { useDictionary } from '../text/messages.tsx'
import styles from './overlay.module.css'
import type { PanelMessages } from '../text/panel-messages.en.ts'
import { enterToastHost, leaveToastHost } from '../feedback/toast-store.ts'

type OverlayProps = {
  open: boolean
  onClose: () => void
  /** The accessible name, if there is no title. */
  label?: string
  className: string
  children: ReactNode
}

/** Content over the page. The control marked `data-autofocus` gets the focus, otherwise the first control gets it. */
export function Overlay({ open, onClose, label, className, children }: OverlayProps) {
  const popup = useRef<HTMLDivElement>(null)
  // The first render is closed, because an overlay that is open in its first render has no opening transition. The code of most overlays is loaded
  // when the reader opens them.
  const [isMounted, setMounted] = useState(false)
  useEffect(() => startTransition(() => setMounted(true)), [])
  return (
    <Dialog.Root open={open && isMounted} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.scrim} />
        <Dialog.Popup
          ref={popup}
          className={`${styles.modal} ${className}`}
          aria-label={label}
          initialFocus={() => popup.current?.querySelector<HTMLElement>('[data-autofocus]') ?? true}
        >
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

export type ModalProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** The label of the close button. The panel has a default. Other pages must pass a label. */
  closeLabel?: string | undefined
  children: ReactNode
  /** The content of the foot. The foot stays at the lower edge while the other content scrolls. */
  foot?: ReactNode
}

/** The common part of a dialog and a sheet. */
export function Modal({
  open,
  onClose,
  title,
  closeLabel,
  children,
  foot,
  className,
}: ModalProps & { className: string }) {
  const panel = useDictionary<PanelMessages | undefined>('panel')
  return (
    <Overlay open={open} onClose={onClose} className={className}>
      {/* The header and the footer are inside a section, so they are not landmarks of the page. */}
      <section className={styles.frame}>
        <header className={styles.head}>
          <Dialog.Title className="type-h3">{title}</Dialog.Title>
          <Dialog.Close className={styles.close} aria-label={closeLabel ?? panel?.close}>
            <Icon name="close" />
          </Dialog.Close>
        </header>
        <div className={styles.body}>{children}</div>
        <ToastPlace isOpen={open} />
        {foot && <footer className={styles.foot}>{foot}</footer>}
      </section>
    </Overlay>
  )
}

/** While the overlay is open, toasts are rendered here, because screen readers cannot read the page outside it. */
export function ToastPlace({ isOpen }: { isOpen: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const host = place.current
    if (!isOpen || !host) return
    enterToastHost(host)
    return () => leaveToastHost(host)
  }, [isOpen])
  return <div ref={place} className={styles.toasts} data-toasts />
}
