import { Modal, type ModalProps } from './overlay.tsx'
// These styles are imported after the styles of the modal, so that they override the styles of the modal.
import styles from './dialog.module.css'

type DialogProps = ModalProps & {
  /** `question` is 480 px wide, for a few sentences. `form` is 720 px wide, and on a phone it takes the full screen. */
  size?: 'question' | 'form'
}

/** A window in the middle of the page. The user must answer the question or close the window. */
export function Dialog({ size = 'question', ...modal }: DialogProps) {
  return <Modal {...modal} className={`${styles.dialog} ${styles[size]}`} />
}
