import styles from './action-button.module.css'
import { type ActionProps, Button } from '../layout/button.tsx'
import { Notice } from '../feedback/notice.tsx'
import { useAction } from '../data/use-action.ts'

type ActionButtonProps = Omit<ActionProps, 'onClick' | 'busy'> & {
  /** What it changes. */
  call: () => Promise<unknown>
  /** Reads again what somebody else changed meanwhile. */
  onConflict?: () => void
}

/** A button that changes something: busy while it does, and what went wrong is said after it. */
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
