import styles from './quick-buttons.module.css'

type QuickButtonsProps = { label: string; texts: readonly string[]; onPick: (text: string) => void }

/** Suggested questions or answers. The focus moves to the field, because the pressed button disappears. */
export function QuickButtons({ label, texts, onPick }: QuickButtonsProps) {
  function pick(button: HTMLElement, text: string): void {
    const dialog = button.closest('dialog')
    const isTouched = matchMedia('(pointer: coarse)').matches
    // On a phone the field would open the keyboard over the answer.
    dialog?.querySelector<HTMLElement>(isTouched ? 'header button' : 'textarea')?.focus()
    onPick(text)
  }
  return (
    <ul data-plain aria-label={label} className={styles.list}>
      {texts.map((text) => (
        <li key={text}>
          <button type="button" className={styles.button} onClick={(event) => pick(event.currentTarget, text)}>
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}
