import styles from './action-button.module.css'
import { type ActionProps, Button } from '../layout/button.tsx'
import { Notice } from '../feedback/notice.tsx'
import { useAction } from '../data/use-action.ts'

type ActionButtonProps = Omit<ActionProps, 'onClick' | 'busy'> & {
  call: () => Promise<unknown>
  /** Called after a conflict. Loads the data that another person has changed. */
  onConflict?: () => void
}

/** A button that changes something. The button is busy during the change. If the change fails, the error is shown below the button. */
export function ActionButton({ call, onConflict, size = 'compact', ...button }: ActionButtonProps) {
  const { run, isBusy, failure } = useAction(call, onConflict)
  return (
    <>
      <Button {...button} size={size} busy={isBusy} onClick={() => void run()} />
      {failure && (
        <div className={styles.failure}>
          <Notice tone="danger">{failure}</Notice>
        </div>
      )}
    </>
  )
}
