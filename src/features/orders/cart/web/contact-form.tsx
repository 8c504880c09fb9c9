import { type SyntheticEvent, useId, useState } from 'react'
import { useShopSettings } from '#features/money/payments/web/use-shop-settings.ts'
import { CheckField } from '#ui/forms/choice-fields.tsx'
import { EmailField } from '#features/people/accounts/web/email-field.tsx'
import { Form } from '#ui/forms/form.tsx'
import { TextAreaField, TextField } from '#ui/forms/text-field.tsx'
import { MAX_GIFT_NAME, MAX_GIFT_NOTE, type TypedGift } from '../model.ts'
import { typedName } from '../rules-names.ts'
import { NameReadings } from './name-readings.tsx'
import { NamesFields } from './names-fields.tsx'
import styles from './cart-panel.module.css'
import { useMessages } from './messages.ts'
import type { Checkout } from './use-checkout.ts'

type ContactFormProps = {
  checkout: Checkout
  /** Called when the customer submits the form, instead of the checkout's own handler. */
  onSubmit?: () => Promise<unknown>
  /** Called before the form is submitted. The handler can stop an incomplete order. */
  onSubmitCapture?: (event: SyntheticEvent) => void
  formId: string
  /** True if the form also asks for the first day, because the customer buys only one ritual. */
  withDay?: boolean
  heading?: 'h2' | 'h3'
}

/**
 * The fields of the checkout form: name and e-mail of a guest (or the signed-in user), the gift, the names and the wish. The submit button
 * is outside this component.
 */
export function ContactForm({
  checkout,
  onSubmit = checkout.submit,
  onSubmitCapture,
  formId,
  withDay = false,
  heading: Heading = 'h3',
}: ContactFormProps) {
  const messages = useMessages()
  const shop = useShopSettings()
  const { form, contact, isKnown, forgetRefusal, keepTyped, keepTypedGift } = checkout

  return (
    <Form
      id={formId}
      className={styles.form}
      aria-labelledby={`${formId}title`}
      form={form}
      onSubmit={onSubmit}
      onSubmitCapture={onSubmitCapture}
      onBlur={keepTyped}
    >
      <Heading id={`${formId}title`} className="type-h3">
        {messages.contact.title}
      </Heading>
      {isKnown ? (
        <p className={styles.known}>
          {messages.contact.signedInAs}{' '}
          <strong>
            <bdi>{contact.customerName}</bdi>
          </strong>
          <span>{contact.customerEmail}</span>
        </p>
      ) : (
        <>
          <TextField
            name="customerName"
            label={messages.contact.name}
            autoComplete="name"
            onChange={() => forgetRefusal('customerName')}
          />
          <EmailField
            name="customerEmail"
            label={messages.contact.email}
            hint={messages.contact.emailHint}
            suggestion={messages.contact.emailMeant}
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            onChange={() => forgetRefusal('customerEmail')}
          />
        </>
      )}
      <GiftFields gift={form.watch('gift')} names={checkout.names} onChange={keepTypedGift} />
      <p className={styles.next}>
        {messages.next}
        {shop && (
          <>
            {' '}
            {messages.questions} <a href={`mailto:${shop.ordersEmail}`}>{shop.ordersEmail}</a>.
          </>
        )}
      </p>
      <NamesFields names={checkout.names} withDay={withDay} heading={Heading} />
    </Form>
  )
}

type GiftFieldsProps = {
  gift: TypedGift
  names: Checkout['names']
  /** Called after any field of the gift has changed. */
  onChange: () => void
}

/** The fields for an order that is a gift: the recipient and the text of the gift card. They are collapsed by default. */
function GiftFields({ gift: { isGift, name }, names, onChange }: GiftFieldsProps) {
  const { gift: messages, readings } = useMessages()
  // The page requests the reading of a name when the customer leaves the name field, not after every letter.
  const typed = typedName(name)
  const [finished, setFinished] = useState(typed)
  const id = useId()
  return (
    <div className={styles.gift} onChange={onChange}>
      <CheckField name="gift.isGift" label={messages.choice} opens={id} />
      <div id={id} hidden={!isGift} className={styles.fields}>
        <div onBlur={() => setFinished(typed)}>
          <TextField
            name="gift.name"
            label={messages.name}
            hint={messages.nameHint}
            autoComplete="off"
            maxLength={MAX_GIFT_NAME}
          />
        </div>
        <NameReadings
          names={isGift && typed !== '' && typed === finished ? [typed] : []}
          readings={names.names.readings ?? {}}
          onCorrect={names.correct}
          messages={readings}
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
