import { useId } from 'react'
import { Field } from '#ui/field.tsx'
import { MOST_GIFT_NAME, MOST_GIFT_NOTE, type TypedGift } from '../model.ts'
import styles from './gift-fields.module.css'
import { useMessages } from './messages.ts'

type GiftFieldsProps = {
  gift: TypedGift
  error: string | undefined
  onChange: (gift: TypedGift) => void
  /** The fields belong to the form that stands elsewhere. */
  formId: string
}

/** An order for somebody else: whom, and what stands on the card. Folded away until it is asked for. */
export function GiftFields({ gift, error, onChange, formId }: GiftFieldsProps) {
  const { gift: messages } = useMessages()
  const id = useId()
  return (
    <div className={styles.gift}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={gift.isGift}
          aria-expanded={gift.isGift}
          aria-controls={id}
          onChange={({ target }) => onChange({ ...gift, isGift: target.checked })}
        />
        <span>{messages.choice}</span>
      </label>
      <div id={id} hidden={!gift.isGift} className={styles.fields}>
        <Field
          label={messages.name}
          hint={messages.nameHint}
          name="giftName"
          form={formId}
          autoComplete="off"
          maxLength={MOST_GIFT_NAME}
          value={gift.name}
          error={error}
          onChange={(name) => onChange({ ...gift, name })}
        />
        <Field
          multiline
          rows={3}
          label={messages.note}
          hint={messages.noteHint}
          name="giftNote"
          form={formId}
          maxLength={MOST_GIFT_NOTE}
          value={gift.note}
          onChange={(note) => onChange({ ...gift, note })}
        />
      </div>
    </div>
  )
}
