import { useState } from 'react'
import type { z } from 'zod'
import { formatUsd } from '#base/money-format.ts'
import { momentText, printedMoment, SITE_ZONE } from '#features/people/places/rules-moment.ts'
import { useApi, useApiQuery } from '#ui/data/api.ts'
import { type Column, DataTable } from '#ui/data/data-table.tsx'
import { Badge, type Tone } from '#ui/feedback/badge.tsx'
import { Form } from '#ui/forms/form.tsx'
import { SubmitConfirm } from '#ui/forms/submit-confirm.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { Button } from '#ui/layout/button.tsx'
import { DetailPage } from '#ui/layout/detail-page.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { Link } from '#ui/layout/link.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import { Section } from '#ui/layout/section.tsx'
import { ConfirmButton } from '#ui/overlays/confirm-action.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { Names } from '#ui/text/names.tsx'
import { SCHEDULABLE } from '#features/rites/calendar/model.ts'
import { groupPath } from '../../paths.ts'
import { type AdminGroup, type AdminGroupDetail, groupEdit } from '../../schemas.ts'
import { FamiliesTold } from './families-told.tsx'
import { groupBody, GroupFields, type TypedGroup, toTypedGroup } from './group-form.tsx'
import styles from './groups-page.module.css'
import { useMessages } from './messages.ts'
import { PublishToAll } from './publish-to-all.tsx'
import { Returns } from './returns.tsx'

const schema = groupEdit.omit({ version: true })

type State = NonNullable<AdminGroup['closed']> | 'open'

const TONES: Record<State, Tone> = { open: 'ok', full: 'info', closed: 'neutral', cancelled: 'neutral' }

type PartProps = { group: AdminGroupDetail; onChanged: () => void }

/** Shows one group ritual: its day and places, the families, and the one proof for all families. */
export function GroupDetail({ id }: { id: string }) {
  const messages = useMessages()
  const lang = useLang()
  const { can } = usePanel()
  const query = useApiQuery('/api/admin/group-rituals/{id}', { path: { id }, query: { lang } })
  return (
    <div className={styles.page}>
      <DetailPage
        query={query}
        back={{ href: '/groups', text: messages.title }}
        title={messages.title}
        unknown={messages.notFound}
        unknownText={<p>{messages.notFoundText}</p>}
        head={(group) => ({
          title: group.ritual.name,
          aside: <GroupState closed={group.closed} />,
          actions: (
            <Button size="compact" href={`${groupPath(group.id)}?lang=${lang}`} target="_blank" rel="noopener">
              {messages.page}
            </Button>
          ),
        })}
      >
        {(group) => {
          const isOff = group.closed === 'cancelled'
          return (
            <>
              {!isOff && (
                <p>
                  {printedMoment(group.performsAt, lang)}, {messages.taken(group.taken, group.places)}
                </p>
              )}
              {isOff && can('money.read') && <Returns groupId={group.id} />}
              <Families group={group} />
              {!isOff && <Proof group={group} onChanged={query.refetch} />}
              <DayAndPlaces key={group.id} group={group} onChanged={query.refetch} />
              {!isOff && can('groups.change') && <CallOff group={group} onChanged={query.refetch} />}
            </>
          )
        }}
      </DetailPage>
    </div>
  )
}

/** The badge that shows whether places are still on sale. */
export function GroupState({ closed }: Pick<AdminGroup, 'closed'>) {
  const { states } = useMessages()
  const state = closed ?? 'open'
  return <Badge tone={TONES[state]}>{states[state]}</Badge>
}

/** True if the ritual has begun. Then the primary action is the proof. Before, the primary action is the form for day and places. */
function hasBegun({ performsAt }: AdminGroupDetail, now: Date): boolean {
  return new Date(performsAt) <= now
}

type Family = AdminGroupDetail['families'][number]

const namesOf = ({ names }: Family) => <Names names={names} />

function Families({ group }: { group: AdminGroupDetail }) {
  const messages = useMessages()
  const { can } = usePanel()
  const { family: titles } = messages
  // Families of a cancelled ritual that have paid are already in the list of refunds.
  const isOff = group.closed === 'cancelled' && can('money.read')
  const families = isOff ? group.families.filter(({ status }) => status === 'pending') : group.families
  if (isOff && families.length === 0) return null
  const columns: Column<Family>[] = [
    { id: 'names', title: titles.names, cell: namesOf, isHeading: true },
    { id: 'order', title: titles.order, cell: ({ number }) => number },
    {
      id: 'status',
      title: titles.status,
      cell: ({ status }) => (status === 'pending' ? messages.unpaid : messages.paid),
    },
    { id: 'proof', title: titles.proof, cell: ({ isProved }) => (isProved ? messages.proved : '—') },
  ]
  return (
    <Section className={styles.part} title={messages.families}>
      <DataTable
        label={messages.families}
        columns={columns}
        list={{ data: families }}
        keyOf={({ orderId }) => orderId}
        {...(can('orders.read') && { hrefOf: ({ orderId }: Family) => `/orders/${orderId}` })}
        empty={messages.noFamilies}
      />
    </Section>
  )
}

function Proof({ group, onChanged }: PartProps) {
  const messages = useMessages()
  const { now } = usePanel()
  const [isPast] = useState(() => hasBegun(group, now()))
  const paid = group.families.filter(({ status }) => status !== 'pending')
  const [first] = paid
  if (!first) return null
  const waiting = paid.filter(({ waitsForProof }) => waitsForProof).length
  const hasTakenBack = paid.some(({ isProved, waitsForProof }) => !isProved && !waitsForProof)
  return (
    <Section className={styles.part} title={messages.proof}>
      {waiting > 0 && <p>{messages.proofFirst}</p>}
      {hasTakenBack && <p>{messages.takenBack}</p>}
      {waiting === 0 && !hasTakenBack && <p>{messages.allProved}</p>}
      {waiting > 0 && (
        <div className={styles.acts}>
          {group.proved === 0 && (
            <Button as={Link} size="compact" kind={isPast ? 'primary' : 'secondary'} href={`/proof/${first.orderId}/0`}>
              {messages.writeProof}
            </Button>
          )}
          {group.proved > 0 && <PublishToAll group={group} waiting={waiting} onChanged={onChanged} />}
        </div>
      )}
    </Section>
  )
}

/** The form for day and places. The values are plain text if nobody can change them or this user may not change them. */
function DayAndPlaces({ group, onChanged }: PartProps) {
  const messages = useMessages()
  const lang = useLang()
  const { can } = usePanel()
  const { performsAt, closesAt, places, price } = group
  return (
    <Section className={styles.part} title={messages.dayAndPlaces}>
      {group.closed !== 'cancelled' && can('groups.change') ? (
        <ChangeGroup group={group} onChanged={onChanged} />
      ) : (
        <div className={styles.facts}>
          <Facts
            facts={[
              { term: messages.performsAt, value: momentText(performsAt, SITE_ZONE, lang) },
              { term: messages.closesAt, value: momentText(closesAt, SITE_ZONE, lang) },
              { term: messages.places, value: String(places) },
              { term: messages.price, value: formatUsd(price * 100, lang) },
            ]}
          />
        </div>
      )}
    </Section>
  )
}

function ChangeGroup({ group, onChanged }: PartProps) {
  const messages = useMessages()
  const { now } = usePanel()
  const api = useApi()
  const lang = useLang()
  const [isPast] = useState(() => hasBegun(group, now()))
  const [isAsking, setIsAsking] = useState(false)
  const form = useSchemaForm({ schema, values: toTypedGroup(group), toInput: (typed: TypedGroup) => groupBody(typed) })
  const typed = isAsking ? groupBody(form.getValues()) : undefined
  const families = group.families.filter(({ status }) => SCHEDULABLE.some((open) => open === status))

  async function save(change: z.input<typeof schema>): Promise<void> {
    const isMoved = change.performsAt !== groupBody(toTypedGroup(group)).performsAt
    if (isMoved && families.length > 0 && !isAsking) return setIsAsking(true)
    const body = { ...change, version: group.version }
    try {
      await api.put('/api/admin/group-rituals/{id}', { path: { id: group.id }, body })
    } finally {
      setIsAsking(false)
    }
    onChanged()
  }

  return (
    <Form form={form} onSubmit={save} onConflict={onChanged} className={styles.form}>
      <GroupFields submit={messages.save} isQuiet={isPast} />
      {typed && (
        <SubmitConfirm
          open
          title={messages.moveSure}
          yes={messages.moveYes}
          back={messages.moveNo}
          onClose={() => setIsAsking(false)}
        >
          <p>{messages.moveText(momentText(typed.performsAt, SITE_ZONE, lang))}</p>
          <FamiliesTold families={families} />
          <p>{messages.moveCloses(momentText(typed.closesAt, SITE_ZONE, lang))}</p>
        </SubmitConfirm>
      )}
    </Form>
  )
}

/** Cancels the group ritual. Asks for confirmation, because the cancellation cannot be undone. */
function CallOff({ group, onChanged }: PartProps) {
  const messages = useMessages()
  const api = useApi()
  async function callOff(): Promise<void> {
    const body = { version: group.version }
    await api.post('/api/admin/group-rituals/{id}/cancellation', { path: { id: group.id }, body })
    onChanged()
  }
  return (
    <div>
      <ConfirmButton
        text={messages.callOff}
        button={{ kind: 'danger' }}
        title={messages.callOffSure}
        back={messages.cancel}
        isDangerous
        call={callOff}
        onConflict={onChanged}
      >
        <p>{messages.callOffText}</p>
      </ConfirmButton>
    </div>
  )
}
