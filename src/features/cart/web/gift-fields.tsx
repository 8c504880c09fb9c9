import { useId } from 'react'
import { CheckField } from '#ui/check-field.tsx'
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
      <CheckField
        label={messages.choice}
        checked={gift.isGift}
        opens={id}
        onChange={(isGift) => onChange({ ...gift, isGift })}
      />
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
