import * as Toast from '@radix-ui/react-toast'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '../layout/icon.tsx'
import { dismissToast, useToasts } from './toast-store.ts'
import styles from './toast-view.module.css'

const REGION = '[data-toast-region]'

export type ToasterLabels = {
  /** Name of the region, with the key that focuses it: "Notifications ({hotkey})". */
  region: string
  close: string
  /** The word that a screen reader reads before the text of a toast: "Notification". */
  announcement: string
}

/**
 * A toast closes after five seconds. Hover and focus pause this time. A swipe of 50 px to the right closes the toast, and so does Escape. F8 focuses
 * the region. If a dialog is open, Escape closes the dialog and not the toast, unless the focus is in the toast. After the dialog has closed, the
 * toast with its undo action stays on the page behind the dialog.
 */
export function ToastView({ labels }: { labels: ToasterLabels }) {
  const toast = useToasts((state) => state.current)
  const host = useToasts((state) => state.hosts.at(-1))
  const isForDialog = useRef(false)
  useReturn(toast?.open === true)
  if (!toast) return null
  const { id, open, kind = 'default', title, text, action } = toast
  const dismissByEscape = (event: KeyboardEvent) => {
    if (!open) return
    isForDialog.current = host !== undefined && !isWithin(event.target, REGION)
    if (isForDialog.current) return
    event.preventDefault()
    dismissToast(id)
  }
  // The library closes the toast on every Escape unless a handler stops the event. But then the event would not reach the dialog.
  const follow = (stays: boolean) => {
    if (!stays && !isForDialog.current) dismissToast(id)
    isForDialog.current = false
  }
  return createPortal(
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label={labels.announcement}>
      <Toast.Root
        key={`toast-${id}`}
        className={[styles.toast, kind === 'destructive' && styles.destructive].filter(Boolean).join(' ')}
        open={open}
        onOpenChange={follow}
        onEscapeKeyDown={dismissByEscape}
      >
        <div className={styles.words}>
          <Toast.Title className={styles.title}>{title}</Toast.Title>
          {text && <Toast.Description className={styles.text}>{text}</Toast.Description>}
        </div>
        {action && (
          <Toast.Action className={styles.action} altText={action.label} onClick={action.run}>
            {action.label}
          </Toast.Action>
        )}
        <Toast.Close className={styles.close} aria-label={labels.close}>
          <Icon name="close" size={20} />
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport data-toast-region className={styles.region} hotkey={['F8']} label={labels.region} />
      {/* The library announces toasts in the page, which is inert during a modal dialog. So a modal dialog announces the toast here. */}
      {host && (
        <p key={`said-${id}`} role="alert" className="visually-hidden">
          {open && [title, text].filter(Boolean).join('. ')}
        </p>
      )}
    </Toast.Provider>,
    host ?? document.body,
  )
}

/** When a focused toast closes, the focus returns to the element that had it before, or to the page. */
function useReturn(open: boolean): void {
  const from = useRef<HTMLElement>(null)
  useEffect(() => {
    const enter = ({ target, relatedTarget }: FocusEvent) => {
      if (!isWithin(target, REGION) || isWithin(relatedTarget, REGION)) return
      from.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
    }
    document.addEventListener('focusin', enter)
    return () => document.removeEventListener('focusin', enter)
  }, [])
  useEffect(() => {
    if (open || !isWithin(document.activeElement, REGION)) return
    const place = from.current?.isConnected ? from.current : document.getElementById('content')
    place?.focus({ preventScroll: true })
  }, [open])
}

function isWithin(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null
}
