import { useState } from 'react'
import type { z } from 'zod'
import { momentText, printedMoment, SITE_ZONE } from '#features/places/rules-moment.ts'
import { useApi, useApiQuery } from '#ui/api.ts'
import { Button } from '#ui/button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { Facts } from '#ui/facts.tsx'
import { Form } from '#ui/forms/form.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { Link } from '#ui/link.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { useLang } from '#ui/messages.tsx'
import { Names } from '#ui/names.tsx'
import { Notice } from '#ui/notice.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { usePanel } from '#ui/panel.ts'
import { formatUsd } from '#base/money-format.ts'
import { useAction } from '#ui/use-action.ts'
import { groupPath } from '../../paths.ts'
import { type AdminGroupDetail, groupEdit } from '../../schemas.ts'
import { CallOff } from './call-off.tsx'
import { groupBody, GroupFields, type TypedGroup, typedOf } from './group-form.tsx'
import { GroupState } from './group-state.tsx'
import styles from './groups-page.module.css'
import { Returns } from './returns.tsx'
import { useMessages } from './messages.ts'

const schema = groupEdit.omit({ version: true })

type PartProps = { group: AdminGroupDetail; onChanged: () => void }

/** One group ritual: its day and places, the families, and the one proof for all of them. */
export function GroupDetail({ id }: { id: string }) {
  const messages = useMessages()
  const lang = useLang()
  const { can } = usePanel()
  const query = useApiQuery('/api/admin/group-rituals/{id}', { path: { id }, query: { lang } })
  if (query.data === null)
    return (
      <>
        <PageHead title={messages.notFound} back={{ href: '/groups', text: messages.title }} />
        <p>{messages.notFoundText}</p>
      </>
    )
  return (
    <div className={styles.page}>
      <Loaded query={query}>
        {(group) => (
          <>
            <PageHead
              title={group.ritual.name}
              aside={<GroupState closed={group.closed} />}
              back={{ href: '/groups', text: messages.title }}
              actions={
                <Button size="compact" href={`${groupPath(group.id)}?lang=${lang}`} target="_blank" rel="noopener">
                  {messages.page}
                </Button>
              }
            />
            {group.closed !== 'cancelled' && (
              <p>
                {printedMoment(group.performsAt, SITE_ZONE, lang)}, {messages.taken(group.taken, group.places)}
              </p>
            )}
            {group.closed === 'cancelled' && can('money.read') && <Returns groupId={group.id} />}
            <Families group={group} />
            {group.closed !== 'cancelled' && <Proof group={group} onChanged={query.refetch} />}
            <DayAndPlaces key={group.id} group={group} onChanged={query.refetch} />
            {group.closed !== 'cancelled' && can('groups.change') && (
              <CallOff group={group} onChanged={query.refetch} />
            )}
          </>
        )}
      </Loaded>
    </div>
  )
}

/** From then on the way on is its proof, and no longer its day and places. */
function hasBegun({ performsAt }: AdminGroupDetail, now: Date): boolean {
  return new Date(performsAt) <= now
}

type Family = AdminGroupDetail['families'][number]

const namesOf = ({ names }: Family) => <Names names={names} />

function Families({ group }: { group: AdminGroupDetail }) {
  const messages = useMessages()
  const { can } = usePanel()
  const { family: titles } = messages
  // Those of a ritual that was called off are listed by what they are owed.
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
    <section className={styles.part} aria-labelledby="families-title">
      <h2 id="families-title" className="type-h3">
        {messages.families}
      </h2>
      <DataTable
        label={messages.families}
        columns={columns}
        list={{ data: families }}
        keyOf={({ orderId }) => orderId}
        {...(can('orders.read') && { hrefOf: ({ orderId }: Family) => `/orders/${orderId}` })}
        empty={messages.noFamilies}
      />
    </section>
  )
}

function Proof({ group, onChanged }: PartProps) {
  const messages = useMessages()
  const { can, now } = usePanel()
  const api = useApi()
  const [isPast] = useState(() => hasBegun(group, now()))
  const publish = useAction(async () => {
    await api.post('/api/admin/group-rituals/{id}/proof', { path: { id: group.id } })
    onChanged()
  })
  const paid = group.families.filter(({ status }) => status !== 'pending')
  const [first] = paid
  if (!first) return null
  const waiting = paid.filter(({ waitsForProof }) => waitsForProof).length
  const hasTakenBack = paid.some(({ isProved, waitsForProof }) => !isProved && !waitsForProof)
  return (
    <section className={styles.part} aria-labelledby="proof-title">
      <h2 id="proof-title" className="type-h3">
        {messages.proof}
      </h2>
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
          {group.proved > 0 && (
            <Button
              size="compact"
              kind="primary"
              disabled={!can('proofs.publish')}
              busy={publish.isBusy}
              onClick={() => void publish.run()}
            >
              {messages.publishAll(waiting)}
            </Button>
          )}
        </div>
      )}
      {publish.failure && <Notice tone="danger">{publish.failure}</Notice>}
    </section>
  )
}

/** What can no longer be changed, or not by this person, is read as plain lines. */
function DayAndPlaces({ group, onChanged }: PartProps) {
  const messages = useMessages()
  const lang = useLang()
  const { can } = usePanel()
  const { performsAt, closesAt, places, price } = group
  return (
    <section className={styles.part} aria-labelledby="day-title">
      <h2 id="day-title" className="type-h3">
        {messages.dayAndPlaces}
      </h2>
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
    </section>
  )
}

function ChangeGroup({ group, onChanged }: PartProps) {
  const messages = useMessages()
  const { now } = usePanel()
  const api = useApi()
  const [isPast] = useState(() => hasBegun(group, now()))
  const form = useSchemaForm({ schema, values: typedOf(group), toInput: (typed: TypedGroup) => groupBody(typed) })

  async function save(change: z.input<typeof schema>): Promise<void> {
    const body = { ...change, version: group.version }
    await api.put('/api/admin/group-rituals/{id}', { path: { id: group.id }, body })
    onChanged()
  }

  return (
    <Form form={form} onSubmit={save} onConflict={onChanged} className={styles.form}>
      <GroupFields submit={messages.save} isQuiet={isPast} />
    </Form>
  )
}
