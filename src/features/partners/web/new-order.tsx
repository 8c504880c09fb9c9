import { type SyntheticEvent, useState } from 'react'
import { ParticipantsFields } from '#features/plans/web/participants-fields.tsx'
import { WishesField } from '#features/plans/web/wishes-field.tsx'
import { useApi } from '#ui/api.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { keepIdempotencyKey } from '#ui/idempotency-key.ts'
import { Field } from '#ui/field.tsx'
import { Link, useNavigation } from '#ui/link.tsx'
import { shopDayOf } from '#ui/local-day.ts'
import { useLang } from '#ui/messages.tsx'
import { Notice } from '#ui/notice.tsx'
import { Price } from '#ui/price.tsx'
import { showToast } from '#ui/toast-store.ts'
import { useAction } from '#ui/use-action.ts'
import { useClient } from './partner-calls.ts'
import { ChooseClient } from './choose-client.tsx'
import { ConsentBox } from './consent-box.tsx'
import { cents } from './partner-format.ts'
import { useMessages } from './messages.ts'
import { emptyLine, itemsOf, OrderLines } from './order-lines.tsx'
import type { PartProps } from './dashboard-props.ts'
import styles from './partner.module.css'
import { useOrderTotal } from './use-order-total.ts'
import { useParticipantRows } from './use-participant-rows.ts'

type NewOrderProps = PartProps & { clientId: string }

/** Choosing for whom comes first: whether the client has agreed decides what may be written down. */
export function NewOrder({ clientId, root }: NewOrderProps) {
  const messages = useMessages()
  return (
    <section className={styles.part}>
      <Link href={`${root}?tab=orders`} className={styles.back}>
        <Icon name="arrow-left" size={16} /> {messages.back.orders}
      </Link>
      <h2 className="type-h3">{messages.create.title}</h2>
      {clientId === '' ? <ChooseClient root={root} /> : <OrderForm clientId={clientId} root={root} />}
    </section>
  )
}

function OrderForm({ clientId, root }: NewOrderProps) {
  const { create: messages, consent: consentMessages, back } = useMessages()
  const lang = useLang()
  const { go } = useNavigation()
  const { data: client } = useClient(clientId)
  const [lines, setLines] = useState(() => [emptyLine(0)])
  const [plan, setPlan] = useState({ startDate: '', specialWishes: '' })
  const [note, setNote] = useState('')
  const [consent, setConsent] = useState(false)
  const [missing, setMissing] = useState<string>()
  const items = itemsOf(lines)
  const api = useApi()
  const [keyOf] = useState(keepIdempotencyKey)
  const [today] = useState(() => shopDayOf(new Date()))
  const place = useAction(async () => {
    const texts = { specialWishes: plan.specialWishes, participants: rows.participants }
    const body = {
      clientId,
      items,
      plan: { ...texts, ...(plan.startDate && { startDate: plan.startDate }) },
      note,
      ...(needsConsent && { consent: true as const }),
    }
    const made = await api.post('/api/partner/orders', { query: { lang }, body }, { headers: keyOf(body) })
    showToast({ title: messages.done })
    go(`${root}?tab=orders&order=${made.id}`)
  })
  const rows = useParticipantRows(place.faults)
  const needsConsent = !client?.consent.given && (plan.specialWishes.trim() !== '' || rows.participants !== '')

  function send(event: SyntheticEvent): void {
    event.preventDefault()
    place.clear()
    const lacks =
      items.length === 0 ? messages.needsRitual : needsConsent && !consent ? consentMessages.missing : undefined
    setMissing(lacks)
    if (lacks === undefined) void place.run()
  }

  return (
    <form className={styles.form} noValidate aria-label={messages.title} onSubmit={send}>
      <p className={styles.client}>
        <span>
          {messages.client}: <strong>{client ? `${client.firstName} ${client.lastName}` : '…'}</strong>
        </span>
        <Link href={`${root}?tab=orders&order=new`}>{messages.otherClient}</Link>
      </p>
      <fieldset className={styles.section}>
        <legend>{messages.rituals}</legend>
        <OrderLines lines={lines} onChange={setLines} faults={place.faults} />
      </fieldset>
      <fieldset className={styles.section}>
        <legend>{messages.plan}</legend>
        <Field
          className={styles.day}
          type="date"
          label={messages.date}
          hint={messages.dateHint}
          min={today}
          value={plan.startDate}
          error={place.faults['plan.startDate']}
          onChange={(startDate) => setPlan({ ...plan, startDate })}
        />
        <WishesField
          value={plan.specialWishes}
          error={place.faults['plan.specialWishes']}
          onChange={(specialWishes) => setPlan({ ...plan, specialWishes })}
        />
        <ParticipantsFields form={rows} profile={null} />
      </fieldset>
      <Field multiline rows={2} label={messages.note} value={note} error={place.faults['note']} onChange={setNote} />
      {needsConsent && <ConsentBox checked={consent} error={place.faults['consent']} onChange={setConsent} />}
      {(missing ?? place.failure) && <Notice tone="danger">{missing ?? place.failure}</Notice>}
      <div className={styles.bar}>
        <Total items={items} />
        <Button as={Link} href={`${root}?tab=orders`}>
          {back.orders}
        </Button>
        <Button type="submit" kind="primary" busy={place.isBusy}>
          {messages.submit}
        </Button>
      </div>
    </form>
  )
}

/** The sum by the shop's own prices, as it changes. */
function Total({ items }: { items: ReturnType<typeof itemsOf> }) {
  const { create: messages } = useMessages()
  const lang = useLang()
  const { total, isCounting } = useOrderTotal(items)
  return (
    <p className={styles.sum} role="status">
      {total === undefined ? (
        isCounting ? (
          messages.counting
        ) : (
          messages.noTotal
        )
      ) : (
        <>
          {messages.total} <Price cents={cents(total)} lang={lang} />
        </>
      )}
    </p>
  )
}
