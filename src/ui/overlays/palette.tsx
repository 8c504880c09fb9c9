import type { ReactNode } from 'react'
import { Icon } from '../layout/icon.tsx'
import modal from './overlay.module.css'
import { Overlay, ToastPlace } from './overlay.tsx'
// These styles are imported after the styles of the modal, so that they override the styles of the modal.
import styles from './palette.module.css'
import { Spinner } from '../feedback/spinner.tsx'

type PaletteDialogProps = { open: boolean; onClose: () => void; label: string; children: ReactNode }

/** A field with its results below, in the upper middle of the page. On a phone it takes the full screen. */
export function PaletteDialog({ open, onClose, label, children }: PaletteDialogProps) {
  return (
    <Overlay open={open} onClose={onClose} label={label} className={styles.palette ?? ''}>
      <div className={styles.frame}>{children}</div>
      <ToastPlace isOpen={open} />
    </Overlay>
  )
}

type PaletteHeadProps = {
  closeLabel: string
  onClose: () => void
  isBusy: boolean
  /** The input element. It gets the props of `paletteInput`. */
  children: ReactNode
}

/** The upper line: the input and the close button. */
export function PaletteHead({ closeLabel, onClose, isBusy, children }: PaletteHeadProps) {
  return (
    <div className={styles.field}>
      {isBusy ? <Spinner size={24} /> : <Icon name="search" />}
      {children}
      <button type="button" className={modal.close} aria-label={closeLabel} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  )
}

export const paletteInput = {
  className: styles.input,
  'data-autofocus': true,
  inputMode: 'search',
  enterKeyHint: 'go',
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
} as const
