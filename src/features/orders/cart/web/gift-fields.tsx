import { useId } from 'react'
import { CheckField } from '#ui/forms/choice-fields.tsx'
import { TextAreaField, TextField } from '#ui/forms/text-field.tsx'
import { MAX_GIFT_NAME, MAX_GIFT_NOTE } from '../model.ts'
import styles from './gift-fields.module.css'
import { useMessages } from './messages.ts'

type GiftFieldsProps = {
  isGift: boolean
  /** Called after any field has changed. */
  onChange: () => void
}

/** An order for somebody else: the recipient and the card's text. Collapsed by default. */
export function GiftFields({ isGift, onChange }: GiftFieldsProps) {
  const { gift: messages } = useMessages()
  const id = useId()
  return (
    <div className={styles.gift} onChange={onChange}>
      <CheckField name="gift.isGift" label={messages.choice} opens={id} />
      <div id={id} hidden={!isGift} className={styles.fields}>
        <TextField
          name="gift.name"
          label={messages.name}
          hint={messages.nameHint}
          autoComplete="off"
          maxLength={MAX_GIFT_NAME}
        />
        <TextAreaField
          name="gift.note"
          rows={3}
          label={messages.note}
          hint={messages.noteHint}
          maxLength={MAX_GIFT_NOTE}
        />
      </div>
    </div>
  )
}
