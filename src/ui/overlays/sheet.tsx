import { Modal, type ModalProps } from './overlay.tsx'
// Imported after the modal's own, so that these rules win.
import styles from './sheet.module.css'

type SheetProps = ModalProps & {
  /** usual: 380 px, wide: 420. In a window of up to 480 px it takes the whole width. */
  size?: 'usual' | 'wide'
}

/** A panel over the right edge of the page. */
export function Sheet({ size = 'usual', ...modal }: SheetProps) {
  return <Modal {...modal} className={`${styles.sheet} ${styles[size]}`} />
}
