import { type MouseEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { lockScroll } from './scroll-lock.ts'
import { enterToastHost, leaveToastHost } from './toast-store.ts'

/**
 * Drives a native modal `<dialog>`: Escape and a press on the scrim ask to close, focus returns to where it came from, the page
 * behind does not scroll. `shown` stays true until the closing slide has ended; the contents may go then.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedOnScrim = useRef(false)
  const [shown, setShown] = useState(open)
  if (open && !shown) setShown(true)

  useEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    const opener = document.activeElement
    const unlockScroll = lockScroll()
    dialog.showModal()
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    const toasts = dialog.querySelector<HTMLElement>('[data-toasts]') ?? dialog
    enterToastHost(toasts)
    return () => {
      leaveToastHost(toasts)
      dialog.close()
      unlockScroll()
      if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus()
      const slides = dialog.getAnimations().map((animation) => animation.finished)
      void Promise.allSettled(slides).then(() => setShown(dialog.open))
    }
  }, [open])

  return {
    shown,
    dialogProps: {
      ref,
      onCancel: (event: SyntheticEvent) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      },
      // The browser may close by itself, e.g. at a second Escape.
      onClose: (event: SyntheticEvent) => {
        if (open && event.target === event.currentTarget) onClose()
      },
      onMouseDown: (event: MouseEvent) => {
        pressedOnScrim.current = event.target === event.currentTarget
      },
      onClick: (event: MouseEvent) => {
        if (pressedOnScrim.current && event.target === event.currentTarget) onClose()
        pressedOnScrim.current = false
      },
    },
  }
}
