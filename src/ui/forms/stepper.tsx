import { Icon } from '../layout/icon.tsx'
import { LiveText } from '../feedback/live-text.tsx'
import styles from './stepper.module.css'

type StepperProps = {
  /** The label of the counted value: "Duration of Ganesha yajna". */
  label: string
  /** The value in words, for example "2 weeks". Screen readers announce each change. */
  text: string
  lessLabel: string
  moreLabel: string
  /** Undefined if the value is at the limit. The button then stays in place and keeps the focus, but does nothing. */
  onLess: (() => void) | undefined
  onMore: (() => void) | undefined
}

/** A value with buttons that change it by one step down or up. */
export function Stepper({ label, text, lessLabel, moreLabel, onLess, onMore }: StepperProps) {
  return (
    <div className={styles.stepper} role="group" aria-label={label}>
      <button type="button" aria-label={lessLabel} aria-disabled={!onLess} onClick={onLess}>
        <Icon name="minus" size={20} />
      </button>
      <output className={styles.value} aria-live="polite">
        <LiveText>{text}</LiveText>
      </output>
      <button type="button" aria-label={moreLabel} aria-disabled={!onMore} onClick={onMore}>
        <Icon name="plus" size={20} />
      </button>
    </div>
  )
}
