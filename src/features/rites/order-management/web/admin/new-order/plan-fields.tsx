import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { MAX_GIFT_NAME, MAX_GIFT_NOTE } from '#features/orders/cart/model.ts'
import { ParticipantsFields } from '#features/orders/plans/web/participants-fields.tsx'
import { WishesField } from '#features/orders/plans/web/wishes-field.tsx'
import { ConsentField } from '#features/people/profiles/web/profile-form/consent-check.tsx'
import { CheckField } from '#ui/forms/choice-fields.tsx'
import { useFaultPlace } from '#ui/forms/form-context.ts'
import { TextAreaField, TextField } from '#ui/forms/text-field.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import { toShopDay } from '#ui/text/local-day.ts'
import { useLang } from '#ui/text/messages.tsx'
import { useMessages } from '../messages.ts'
import { asksConsent, type PlanValues } from './plan-values.ts'
import styles from './new-order-page.module.css'

/** The optional fields for the ritual: a gift or names, the wish, and the first day. */
export function PlanFields() {
  const { plan: messages } = useMessages().create
  const lang = useLang()
  const { now } = usePanel()
  const values = useFormContext<PlanValues>().watch()
  const giftId = useId()
  // The place of the error if the server requires consent but the form has no checkbox for the consent.
  useFaultPlace('consent')
  return (
    <>
      <p>{messages.lead}</p>
      <CheckField name="gift.isGift" label={messages.isGift} opens={giftId} />
      <div id={giftId} hidden={!values.gift.isGift} className={styles.part}>
        <TextField
          name="gift.name"
          label={messages.giftName}
          hint={messages.giftNameHint}
          autoComplete="off"
          maxLength={MAX_GIFT_NAME}
        />
        <TextAreaField name="gift.note" rows={3} label={messages.giftNote} maxLength={MAX_GIFT_NOTE} />
      </div>
      {!values.gift.isGift && <ParticipantsFields profile={null} />}
      <WishesField />
      {!values.priestChooses && (
        <TextField
          name="startDate"
          type="date"
          className={styles.day}
          label={messages.day}
          hint={messages.dayHint}
          min={toShopDay(now())}
        />
      )}
      <CheckField name="priestChooses" label={messages.priestChooses} />
      {asksConsent(values, lang) && <ConsentField words={messages.consent} />}
    </>
  )
}
