import { Modal, type ModalProps } from './overlay.tsx'
// Imported after the styles of the modal, so that these rules override those of the modal.
import styles from './sheet.module.css'

type SheetProps = ModalProps & {
  /** The width: `usual` is 380 px, `wide` is 420 px. In a window of up to 480 px, the sheet takes the whole width. */
  size?: 'usual' | 'wide'
}

/** A panel over the right edge of the page. */
export function Sheet({ size = 'usual', ...modal }: SheetProps) {
  return <Modal {...modal} className={`${styles.sheet} ${styles[size]}`} />
}
