import { useDeferredValue, useState } from 'react'
import {
  chosenLines,
  type DraftLine,
  EMPTY_LINE,
  lineFaultPath,
  type SentLine,
} from '#features/orders/orders/web/draft-line.ts'
import { OrderLines } from '#features/orders/orders/web/order-lines.tsx'
import type { Readings } from '#features/orders/cart/model.ts'
import { readingsFor } from '#features/orders/cart/rules-names.ts'
import { namesIn, participantFaults, serialiseParticipants } from '#features/orders/plans/rules-participants.ts'
import { ParticipantsFields } from '#features/orders/plans/web/participants-fields.tsx'
import { useMessages as usePlanMessages } from '#features/orders/plans/web/messages.ts'
import { type Row, rowFaultPath, rowPath, filledRows } from '#features/orders/plans/web/plan-rows.ts'
import { WishesField } from '#features/orders/plans/web/wishes-field.tsx'
import { useApi } from '#ui/data/api.ts'
import { withPaths } from '#ui/data/request.ts'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { Field } from '#ui/forms/field.tsx'
import { FieldRefusal, Form, FormFailure, SubmitButton } from '#ui/forms/form.tsx'
import { keepIdempotencyKey } from '#ui/forms/idempotency-key.ts'
import { LeaveQuestion } from '#ui/forms/leave-question.tsx'
import search from '#ui/forms/search-cross.module.css'
import { useTypedQuery } from '#ui/data/use-typed-query.ts'
import { TextAreaField, TextField } from '#ui/forms/text-field.tsx'
import { useRuleForm } from '#ui/forms/use-rule-form.ts'
import { Button } from '#ui/layout/button.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { Link, useNavigation } from '#ui/layout/link.tsx'
import { toShopDay } from '#ui/text/local-day.ts'
import { useLang } from '#ui/text/messages.tsx'
import { usePanelMessages } from '#ui/text/use-panel-messages.ts'
import { Price } from '#ui/text/price.tsx'
import type { ClientView } from '../schemas.ts'
import { ConsentBox } from './consent-box.tsx'
import type { PartProps } from './dashboard-props.ts'
import { useMessages } from './messages.ts'
import { useClient, useClients } from './partner-calls.ts'
import { cents } from './partner-format.ts'
import { Missing } from './partner-states.tsx'
import styles from './partner.module.css'

const PAUSE = 250

type NewOrderProps = PartProps & { clientId: string }

type OrderValues = {
  items: DraftLine[]
  startDate: string
  specialWishes: string
  participants: Row[]
  readings: Readings
  note: string
  consent: boolean
}

const NOTHING: OrderValues = {
  items: [EMPTY_LINE],
  startDate: '',
  specialWishes: '',
  participants: [],
  readings: {},
  note: '',
  consent: false,
}

/** The form for a new order. The partner chooses the client first, because the client's consent decides which fields are allowed. */
export function NewOrder({ clientId, root }: NewOrderProps) {
  const messages = useMessages()
  return (
    <section className={styles.part}>
      <Link href={`${root}?tab=orders`} className={styles.back}>
        <Icon name="arrow-left" size={16} /> {messages.back.orders}
      </Link>
      <h2 className="type-h3">{messages.create.title}</h2>
      {clientId === '' ? <ChooseClient root={root} /> : <OrderOf clientId={clientId} root={root} />}
    </section>
  )
}

function OrderOf({ clientId, root }: NewOrderProps) {
  const { noClient, noClientText } = useMessages()
  return (
    <Loaded query={useClient(clientId)} missing={<Missing title={noClient} text={noClientText} />}>
      {(client) => <OrderForm client={client} root={root} />}
    </Loaded>
  )
}

function ChooseClient({ root }: PartProps) {
  const { create: messages } = useMessages()
  const panel = usePanelMessages()
  const [q, setQ] = useState('')
  const list = useClients(useDeferredValue(q), 20)
  return (
    <div className={styles.form}>
      <p>{messages.chooseClient}</p>
      <div className={`${styles.filters} ${search.cross}`} role="search">
        <Field type="search" label={messages.findClient} value={q} onChange={setQ} />
        <div className={styles.filterButtons}>
          <Button as={Link} href={`${root}?tab=clients&client=new`}>
            {messages.addClient}
          </Button>
        </div>
      </div>
      <Loaded query={list}>
        {(clients) =>
          clients.length === 0 ? (
            <p className={styles.hint}>{q === '' ? messages.noClients : panel.emptyFiltered}</p>
          ) : (
            <ul data-plain className={styles.choices} aria-label={messages.chooseClient}>
              {clients.map(({ id, firstName, lastName, email, phoneNumber }) => (
                <li key={id}>
                  <Link href={`${root}?tab=orders&order=new&client=${id}`} className={styles.choice}>
                    {firstName} {lastName}
                    <span>{email || phoneNumber} →</span>
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  )
}

function OrderForm({ client, root }: PartProps & { client: ClientView }) {
  const { create: messages, consent: consentMessages, back, orders } = useMessages()
  const { faults } = usePlanMessages()
  const lang = useLang()
  const { go } = useNavigation()
  const api = useApi()
  const [keyOf] = useState(keepIdempotencyKey)
  const [today] = useState(() => toShopDay(new Date()))
  const form = useRuleForm<OrderValues>({ defaultValues: NOTHING, faultsOf })

  function needsConsent({ specialWishes, participants }: OrderValues): boolean {
    return !client.consent.given && (specialWishes.trim() !== '' || filledRows(participants, lang).length > 0)
  }

  function faultsOf(values: OrderValues) {
    const rows = filledRows(values.participants, lang)
    const ofPeople = participantFaults(rows, new Date()).map(({ index, field, code }) => [
      rowPath(rows[index]?.id ?? '', field),
      faults[code] ?? code,
    ])
    return {
      ...(Object.fromEntries(ofPeople) as Record<string, string>),
      consent: needsConsent(values) && !values.consent ? consentMessages.missing : undefined,
    }
  }

  async function place(values: OrderValues): Promise<void> {
    const { startDate, specialWishes, note } = values
    const items = chosenLines(values.items)
    if (items.length === 0) throw new FieldRefusal('items', messages.needsRitual)
    const rows = filledRows(values.participants, lang)
    const participants = serialiseParticipants(rows)
    const readings = readingsFor(namesIn(participants), values.readings)
    const body = {
      clientId: client.id,
      items,
      plan: { specialWishes, participants, ...(readings.length > 0 && { readings }), ...(startDate && { startDate }) },
      note,
      ...(needsConsent(values) && { consent: true }),
    }
    try {
      const made = await api.post('/api/partner/orders', { query: { lang }, body }, { headers: keyOf(body) })
      showToast({ title: messages.done })
      go(`${root}?tab=orders&order=${made.id}`)
    } catch (error) {
      throw withPaths(error, (path) => lineFaultPath(rowFaultPath(path.replace(/^plan\./, ''), rows), values.items))
    }
  }

  const values = form.watch()
  return (
    <Form form={form} onSubmit={place} className={styles.form} aria-label={messages.title}>
      <LeaveQuestion isOfQuery />
      <p className={styles.client}>
        <span>
          {messages.client}: <strong>{`${client.firstName} ${client.lastName}`}</strong>
        </span>
        <Link href={`${root}?tab=orders&order=new`}>{messages.otherClient}</Link>
      </p>
      <fieldset className={styles.section}>
        <legend>{messages.rituals}</legend>
        <OrderLines messages={{ ...messages, weeks: orders.weeks }} />
      </fieldset>
      <fieldset className={styles.section}>
        <legend>{messages.plan}</legend>
        <TextField
          name="startDate"
          className={styles.day}
          type="date"
          label={messages.date}
          hint={messages.dateHint}
          min={today}
        />
        <WishesField />
        <ParticipantsFields profile={null} />
      </fieldset>
      <TextAreaField name="note" rows={2} label={messages.note} />
      {needsConsent(values) && <ConsentBox />}
      <FormFailure besideFaults />
      <div className={styles.bar}>
        <Total items={chosenLines(values.items)} />
        <Button as={Link} href={`${root}?tab=orders`}>
          {back.orders}
        </Button>
        <SubmitButton>{messages.submit}</SubmitButton>
      </div>
    </Form>
  )
}

/** Shows the total at the shop's own prices. It changes with each change of the items. */
function Total({ items }: { items: SentLine[] }) {
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

/** Returns the shop's price for these items. Undefined while the price is unknown. */
function useOrderTotal(items: SentLine[]): { total: number | undefined; isCounting: boolean } {
  const lang = useLang()
  const api = useApi()
  const { data, isFetching } = useTypedQuery({
    queryKey: ['/api/partner/quote', lang, items],
    pause: PAUSE,
    read: (signal) => api.post('/api/partner/quote', { query: { lang }, body: { items } }, { signal }),
    enabled: items.length > 0,
  })
  return { total: data?.total, isCounting: isFetching }
}
