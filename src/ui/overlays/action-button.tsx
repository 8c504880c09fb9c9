import styles from './action-button.module.css'
import { type ActionProps, Button } from '../layout/button.tsx'
import { Notice } from '../feedback/notice.tsx'
import { useAction } from '../data/use-action.ts'

type ActionButtonProps = Omit<ActionProps, 'onClick' | 'busy'> & {
  /** The change it makes. */
  call: () => Promise<unknown>
  /** Refetches what somebody else changed. */
  onConflict?: () => void
}

/** A button that changes something: busy meanwhile, with the error shown after it. */
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
