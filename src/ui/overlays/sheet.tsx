import { Modal, type ModalProps } from './overlay.tsx'
// These styles are imported after the styles of the modal, so that they override the styles of the modal.
import styles from './sheet.module.css'

type SheetProps = ModalProps & {
  /** The width: `usual` is 380 px, `wide` is 420 px. In a window of up to 480 px, the sheet takes the whole width. */
  size?: 'usual' | 'wide'
}

/** A panel over the right edge of the page. */
export function Sheet({ size = 'usual', ...modal }: SheetProps) {
  return <Modal {...modal} className={`${styles.sheet} ${styles[size]}`} />
}
