import type { SyntheticEvent } from 'react'
import { useShopSettings } from '#features/payments/web/use-shop-settings.ts'
import { Field } from '#ui/field.tsx'
import { GiftFields } from './gift-fields.tsx'
import styles from './cart-panel.module.css'
import type { Checkout } from './use-checkout.ts'
import { useMessages } from './messages.ts'

type ContactFormProps = {
  checkout: Pick<
    Checkout,
    'contact' | 'isKnown' | 'fields' | 'errorOf' | 'change' | 'leave' | 'gift' | 'giftError' | 'changeGift'
  > & {
    submit: () => Promise<unknown>
  }
  formId: string
  heading?: 'h2' | 'h3'
}

/** A guest's name and e-mail, or who is signed in; its submit button stands elsewhere. */
export function ContactForm({ checkout, formId, heading: Heading = 'h3' }: ContactFormProps) {
  const messages = useMessages()
  const shop = useShopSettings()
  const { contact, isKnown, fields, errorOf, change, leave, submit } = checkout

  function send(event: SyntheticEvent): void {
    event.preventDefault()
    void submit()
  }

  return (
    <form id={formId} className={styles.form} noValidate onSubmit={send} aria-labelledby={`${formId}title`}>
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
          <Field
            label={messages.contact.name}
            name="customerName"
            autoComplete="name"
            value={contact.customerName}
            error={errorOf('customerName')}
            onChange={(value) => change('customerName', value)}
            onBlur={() => leave('customerName')}
            ref={(input: HTMLInputElement | null) => {
              fields.current.customerName = input
            }}
          />
          <Field
            label={messages.contact.email}
            hint={messages.contact.emailHint}
            name="customerEmail"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            value={contact.customerEmail}
            error={errorOf('customerEmail')}
            onChange={(value) => change('customerEmail', value)}
            onBlur={() => leave('customerEmail')}
            ref={(input: HTMLInputElement | null) => {
              fields.current.customerEmail = input
            }}
          />
        </>
      )}
      <GiftFields gift={checkout.gift} error={checkout.giftError} onChange={checkout.changeGift} formId={formId} />
      <p className={styles.next}>
        {messages.next}
        {shop && (
          <>
            {' '}
            {messages.questions} <a href={`mailto:${shop.ordersEmail}`}>{shop.ordersEmail}</a>.
          </>
        )}
      </p>
    </form>
  )
}
