import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon } from './icon.tsx'
import modal from './overlay.module.css'
// After the modal's own, so that these rules win.
import styles from './palette.module.css'
import { Spinner } from './spinner.tsx'
import { useModal } from './use-overlay.ts'

type PaletteDialogProps = { open: boolean; onClose: () => void; label: string; children: ReactNode }

/** A field with its results under it, high in the middle of the page; on a phone the whole screen. */
export function PaletteDialog({ open, onClose, label, children }: PaletteDialogProps) {
  const { shown, dialogProps } = useModal(open, onClose)
  return (
    <dialog {...dialogProps} className={`${modal.modal} ${styles.palette}`} aria-label={label}>
      {shown && <div className={styles.frame}>{children}</div>}
    </dialog>
  )
}

type PaletteFieldProps = {
  label: string
  closeLabel: string
  onClose: () => void
  /** Something is being looked for. */
  isBusy: boolean
  value: string
  onChange: (value: string) => void
  /** The list of results, while there is one, and which of them is chosen (ARIA 1.2: a combobox with a list). */
  listId: string | undefined
  activeId: string | undefined
} & Pick<ComponentPropsWithRef<'input'>, 'placeholder' | 'maxLength' | 'onKeyDown'>

export function PaletteField({
  label,
  closeLabel,
  onClose,
  isBusy,
  onChange,
  listId,
  activeId,
  ...input
}: PaletteFieldProps) {
  return (
    <div className={styles.field}>
      {isBusy ? <Spinner size={24} /> : <Icon name="search" />}
      <input
        {...input}
        className={styles.input}
        data-autofocus
        type="text"
        role="combobox"
        inputMode="search"
        enterKeyHint="go"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeId}
        onChange={(event) => onChange(event.target.value)}
      />
      <button type="button" className={modal.close} aria-label={closeLabel} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  )
}
