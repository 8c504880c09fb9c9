import { useMessages } from '../messages.ts'
import styles from './field-label.module.css'

type FieldLabelProps = { text: string; lang?: string | undefined; isFilled: boolean; isNeeded?: boolean }

/** The name of a field with its language, and a mark that shows whether the field has a value. */
export function FieldLabel({ text, lang, isFilled, isNeeded = false }: FieldLabelProps) {
  const { mark } = useMessages()
  const word = isFilled ? mark.filled : isNeeded ? mark.needed : mark.empty
  return (
    <span className={styles.label}>
      {text} {lang && <span className={styles.lang}>{lang.toUpperCase()}</span>}{' '}
      <span className={styles.mark} data-state={isFilled ? 'filled' : isNeeded ? 'needed' : 'empty'} title={word}>
        <span className="visually-hidden">{word}</span>
      </span>
    </span>
  )
}
