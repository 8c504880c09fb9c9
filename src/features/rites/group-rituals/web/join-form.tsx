import { useEffect, useState } from 'react'
import { formatUsd } from '#base/money-format.ts'
import { isNameShort } from '#base/name-length.ts'
import { keepContact, NO_CONTACT, readContact } from '#features/orders/cart/web/last-checkout.ts'
import { useAccountContact } from '#features/orders/cart/web/use-account-contact.ts'
import { NameReadings } from '#features/orders/cart/web/name-readings.tsx'
import { orderPath } from '#features/orders/orders/paths.ts'
import { ConsentField } from '#features/people/profiles/web/profile-form/consent-check.tsx'
import { api } from '#ui/data/api.ts'
import { warnBeforeLeaving } from '#ui/data/warn-before-leaving.ts'
import { RequestError } from '#ui/data/request.ts'
import { Form, FormFailure, SubmitButton } from '#ui/forms/form.tsx'
import { keepIdempotencyKey } from '#ui/forms/idempotency-key.ts'
import { TextAreaField, TextField } from '#ui/forms/text-field.tsx'
import { useRuleForm } from '#ui/forms/use-rule-form.ts'
import { useNavigation } from '#ui/layout/link.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { MAX_FAMILY, MAX_NAMES } from '../model.ts'
import { splitNames } from '../rules.ts'
import { Section } from '#ui/layout/section.tsx'
import type { GroupView } from '../schemas.ts'
import styles from './group-page.module.css'
import { useMessages } from './messages.ts'

/** The form shows the pronunciation of the names after this pause in typing, in milliseconds. */
const PAUSE = 500

type JoinFormProps = { group: GroupView; onRefused: () => void }

/**
 * The form for names and contact. When the customer has got a place, the order's page opens for the payment. The input stays until this page
 * opens.
 */
export function JoinForm({ group, onRefused }: JoinFormProps) {
  const messages = useMessages()
  const lang = useLang()
  const { href } = useNavigation()
  const account = useAccountContact()
  const [defaultValues] = useState(() => ({ family: '', ...readTyped(), consent: false }))
  const form = useRuleForm({ defaultValues })
  const [keyOf] = useState(keepIdempotencyKey)
  const { isDirty, isSubmitting } = form.formState
  const isUnsent = isDirty && !isSubmitting
  // The browser warns before a change of the language, because another document is loaded and the typed names would be lost.
  useEffect(() => (isUnsent ? warnBeforeLeaving(() => true) : undefined), [isUnsent])
  const isKnown = account !== undefined && !isNameShort(account.customerName) && account.customerEmail !== ''

  async function join({ family, consent, ...typed }: typeof defaultValues): Promise<void> {
    const contact = isKnown ? account : typed
    if (!isKnown) keepContact(contact)
    // The server refuses any value except true, and the form shows the error below the checkbox.
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    const body = { ...contact, family, consent: consent as true, timeZone }
    const request = { path: { id: group.id }, query: { lang }, body }
    const order = await api.post('/api/group-rituals/{id}/places', request, { headers: keyOf(body) })
    await goToPage(href(orderPath(order.id)))
  }

  return (
    <Section isCard className={styles.join} title={messages.form}>
      <Form
        className={styles.form}
        form={form}
        onSubmit={join}
        onRefused={(error) => error instanceof RequestError && error.status === 409 && onRefused()}
        outageText={messages.notSent}
      >
        <TextAreaField name="family" label={messages.family} hint={messages.familyHint} maxLength={MAX_FAMILY} />
        <NameReadings
          names={[...new Set(splitNames(form.watch('family')))].slice(0, MAX_NAMES)}
          readings={{}}
          messages={messages.readings}
          pause={PAUSE}
        />
        {isKnown ? (
          <p>
            <strong>
              <bdi>{account.customerName}</bdi>
            </strong>
            , {account.customerEmail}
          </p>
        ) : (
          <>
            <TextField name="customerName" label={messages.name} autoComplete="name" />
            <TextField
              name="customerEmail"
              label={messages.email}
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
            />
          </>
        )}
        <ConsentField words={messages.consent} />
        <FormFailure />
        <p className={styles.hint}>
          {messages.hold} {/* A `Link` would leave the page, and the input would be lost. */}
          <a href={href('/refund')} target="_blank" rel="noopener">
            {messages.refundRules} <span className="visually-hidden">{messages.consent.newTab}</span>
          </a>
        </p>
        <SubmitButton>{messages.join(formatUsd(group.price * 100, lang))}</SubmitButton>
      </Form>
    </Section>
  )
}

/** The contact of the last customer in this browser. On the server it is empty. */
function readTyped() {
  return typeof window === 'undefined' ? NO_CONTACT : readContact()
}

/** Opens another page. Resolves when the user returns to this page through the back-forward cache, so that the form can be used again. */
function goToPage(address: string): Promise<void> {
  return new Promise((resolve) => {
    function comeBack({ persisted }: PageTransitionEvent): void {
      if (!persisted) return
      removeEventListener('pageshow', comeBack)
      resolve()
    }
    addEventListener('pageshow', comeBack)
    location.assign(address)
  })
}
