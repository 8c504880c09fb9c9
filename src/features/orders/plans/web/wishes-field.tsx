import { useRef } from 'react'
import { Button } from '#ui/layout/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { useField } from '#ui/forms/use-field.ts'
import { useLang } from '#ui/text/messages.tsx'
import { MAX_TEXT, beginSentence } from '../rules.ts'
import styles from './plan-form.module.css'
import { useMessages } from './messages.ts'

/** The field for the wish, with three suggested beginnings. It is the field `specialWishes` of the form that contains it. */
export function WishesField() {
  const { value: typed, error, onChange } = useField('specialWishes')
  const value = String(typed)
  const lang = useLang()
  const { form: messages } = useMessages()
  const field = useRef<HTMLTextAreaElement>(null)
  const number = new Intl.NumberFormat(lang)

  function begin(starter: string): void {
    onChange(beginSentence(value, starter))
    // The new text appears after the next render. Then the cursor moves to its end.
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(-1, -1)
    })
  }

  return (
    <div className={styles.wishes}>
      <Field
        multiline
        rows={5}
        label={messages.wishes}
        hint={messages.wishesHint}
        name="specialWishes"
        value={value}
        error={error}
        onChange={onChange}
        ref={field}
      />
      <div className={styles.under}>
        <div className={styles.starters} role="group" aria-label={messages.starters}>
          {messages.starterTexts.map((starter) => (
            <Button key={starter} className={styles.starter} onClick={() => begin(starter)}>
              {messages.starter(starter.trim())}
            </Button>
          ))}
        </div>
        <p className={styles.count} data-over={value.trim().length > MAX_TEXT || undefined}>
          {messages.count(number.format(value.trim().length), number.format(MAX_TEXT))}
        </p>
      </div>
    </div>
  )
}
