import { type SubmitEvent, useRef, useState } from 'react'
import { useAccountContact } from '#features/cart/web/use-account-contact.ts'
import { keepContact, NO_CONTACT, readContact } from '#features/cart/web/last-checkout.ts'
import { orderPath } from '#features/orders/paths.ts'
import { ConsentBox } from '#features/profiles/web/consent-check.tsx'
import { api } from '#ui/api.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { type Failure, failureOf } from '#ui/failure.ts'
import { Field } from '#ui/field.tsx'
import { keepIdempotencyKey } from '#ui/idempotency-key.ts'
import { useNavigation } from '#ui/link.tsx'
import { useLang } from '#ui/messages.tsx'
import { Notice } from '#ui/notice.tsx'
import { isNameShort } from '#base/name-length.ts'
import { formatUsd } from '#base/money-format.ts'
import { RequestError } from '#ui/request.ts'
import { MOST_FAMILY } from '../model.ts'
import type { GroupView } from '../schemas.ts'
import styles from './group-page.module.css'
import { useMessages } from './messages.ts'

type JoinFormProps = { group: GroupView; onRefused: () => void }

/** Names, who orders, and on to the payment on the order's page; what is typed stays until the place is taken. */
export function JoinForm({ group, onRefused }: JoinFormProps) {
  const messages = useMessages()
  const lang = useLang()
  const { href } = useNavigation()
  const account = useAccountContact()
  const [typed, setTyped] = useState(() => ({ family: '', ...readTyped() }))
  const [isAgreed, setIsAgreed] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setIsBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const [keyOf] = useState(keepIdempotencyKey)
  const isKnown = account !== undefined && !isNameShort(account.customerName) && account.customerEmail !== ''
  const set = (change: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...change }))

  async function join(): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    setFailure(undefined)
    const contact = isKnown ? account : { customerName: typed.customerName, customerEmail: typed.customerEmail }
    if (!isKnown) keepContact(contact)
    try {
      // Anything but true is refused at its box.
      const body = { ...contact, family: typed.family, consent: isAgreed as true }
      const request = { path: { id: group.id }, query: { lang }, body }
      const order = await api.post('/api/group-rituals/{id}/places', request, { headers: keyOf(body) })
      location.assign(href(orderPath(order.id)))
    } catch (error) {
      setIsBusy(false)
      setFailure(failureOf(error, messages.notSent))
      if (error instanceof RequestError && error.status === 409) onRefused()
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
    }
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    void join()
  }

  const { faults = {}, text } = failure ?? {}
  return (
    <Card as="section" aria-labelledby="join-title" className={styles.join}>
      <h2 id="join-title" className="type-h3">
        {messages.form}
      </h2>
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        <Field
          multiline
          label={messages.family}
          hint={messages.familyHint}
          value={typed.family}
          maxLength={MOST_FAMILY}
          error={faults.family}
          onChange={(family) => set({ family })}
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
            <Field
              label={messages.name}
              autoComplete="name"
              value={typed.customerName}
              error={faults.customerName}
              onChange={(customerName) => set({ customerName })}
            />
            <Field
              label={messages.email}
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              value={typed.customerEmail}
              error={faults.customerEmail}
              onChange={(customerEmail) => set({ customerEmail })}
            />
          </>
        )}
        <ConsentBox words={messages.consent} checked={isAgreed} error={faults.consent} onChange={setIsAgreed} />
        {text && Object.keys(faults).length === 0 && <Notice tone="danger">{text}</Notice>}
        <Button type="submit" kind="primary" busy={isBusy}>
          {messages.join(formatUsd(group.price * 100, lang))}
        </Button>
        <p className={styles.hint}>
          {messages.hold} {/* Not a `Link`: what was typed would be gone with the page. */}
          <a href={href('/refund')} target="_blank" rel="noopener">
            {messages.refundRules} <span className="visually-hidden">{messages.consent.newTab}</span>
          </a>
        </p>
      </form>
    </Card>
  )
}

/** Who ordered here last; on the server nobody did. */
function readTyped() {
  return typeof window === 'undefined' ? NO_CONTACT : readContact()
}
