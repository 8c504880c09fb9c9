import type { ReactNode } from 'react'
import { formatDay } from '#base/date-format.ts'
import { printedName } from '#features/orders/orders/rules-status.ts'
import { type Pages, useApiPages } from '#ui/data/api.ts'
import { type Column, DataTable } from '#ui/data/data-table.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { useAddress, usePanel } from '#ui/layout/panel.ts'
import { Tabs } from '#ui/layout/tabs.tsx'
import { localDayOfMoment, namedMoment, printedMoment } from '#features/people/places/rules-moment.ts'
import type { ListedProof, MissingProof } from '../../schemas.ts'
import { useMessages } from './messages.ts'
import { ProofReview } from './proof-detail.tsx'
import styles from './proofs-page.module.css'

const STATES = ['missing', 'overdue', 'draft', 'published'] as const
/** The section opens the first of these queues that is not empty. A late recording is also in the queue `missing`. */
const QUEUES = ['draft', 'overdue', 'missing'] as const

/**
 * The section of proofs: rituals without a proof, overdue recordings, drafts to review, and published proofs. `/proofs/{id}` is the page of
 * one proof.
 */
export function ProofsPage() {
  const { segments, search } = useAddress()
  const id = segments[1]
  if (id !== undefined) return <ProofReview key={id} id={id} />
  return <Queues state={STATES.find((each) => each === search.get('state'))} />
}

function Queues({ state: named }: { state: (typeof STATES)[number] | undefined }) {
  const waiting = {
    draft: useApiPages('/api/admin/proofs', { query: { state: 'draft' } }),
    overdue: useApiPages('/api/admin/missing-proofs', { query: { overdue: 'true' } }),
    missing: useApiPages('/api/admin/missing-proofs', {}),
  }
  const counts = Object.fromEntries(QUEUES.map((each) => [each, countOf(waiting[each])]))
  const isCounting = QUEUES.some((each) => waiting[each].data === undefined && !waiting[each].error)
  const state = named ?? (isCounting ? undefined : QUEUES.find((each) => waiting[each].data?.length)) ?? 'draft'
  return (
    <div className={styles.page}>
      <Head state={state} counts={counts} />
      {named === undefined && isCounting ? null : state === 'missing' || state === 'overdue' ? (
        <Missing key={state} state={state} list={waiting[state]} />
      ) : state === 'draft' ? (
        <List state={state} list={waiting.draft} />
      ) : (
        <Published />
      )}
    </div>
  )
}

/** The number of rituals in a queue as text, or `50+` if there are more than the loaded pages. Empty for an empty queue or before loading. */
function countOf({ data = [], hasMore }: { data: readonly unknown[] | undefined; hasMore: boolean }): string {
  return data.length === 0 ? '' : `${data.length}${hasMore ? '+' : ''}`
}

function Head({ state, counts }: { state: (typeof STATES)[number]; counts: Partial<Record<string, string>> }) {
  const messages = useMessages()
  const tabs = STATES.map((each) => ({
    href: `/proofs?state=${each}`,
    text: counts[each] ? `${messages.tabs[each]} ${counts[each]}` : messages.tabs[each],
    isCurrent: each === state,
  }))
  return (
    <>
      <PageHead title={messages.title} />
      <Tabs label={messages.title} tabs={tabs} />
    </>
  )
}

function Missing({ state, list }: { state: 'missing' | 'overdue'; list: Pages<MissingProof> }) {
  const messages = useMessages()
  const lang = useLang()
  const { can } = usePanel()
  const { columns: titles } = messages
  const columns: Column<MissingProof>[] = [
    {
      id: 'ritual',
      title: titles.ritual,
      cell: ({ ritual, performsAt }) => namedMoment(printedName(ritual[lang]), performsAt, lang),
      isHeading: true,
    },
    { id: 'order', title: titles.order, cell: ({ orderNumber }) => orderNumber },
    { id: 'for', title: titles.forWhom, cell: ({ initials }) => initials },
    { id: 'paid', title: titles.paid, cell: ({ paidAt }) => paidAt && localDayOfMoment(paidAt, lang) },
    {
      id: 'last',
      title: titles.lastDay,
      cell: ({ lastDay }) => (lastDay === null ? messages.noDay : formatDay(lastDay, lang)),
    },
  ]
  return (
    <DataTable
      label={messages.tabs[state]}
      columns={columns}
      list={list}
      keyOf={({ orderId, lineId }) => `${orderId} ${lineId}`}
      {...(can('proofs.create') && { hrefOf: ({ orderId, lineId }: MissingProof) => `/proof/${orderId}/${lineId}` })}
      empty={state === 'missing' ? messages.emptyMissing : messages.emptyOverdue}
    />
  )
}

function Published() {
  return <List state="published" list={useApiPages('/api/admin/proofs', { query: { state: 'published' } })} />
}

function List({ state, list }: { state: 'draft' | 'published'; list: Pages<ListedProof> }) {
  const messages = useMessages()
  const lang = useLang()
  const { columns: titles } = messages
  const number: Column<ListedProof> = { id: 'number', title: titles.number, cell: (proof): ReactNode => proof.number }
  const columns: Column<ListedProof>[] = [
    { id: 'ritual', title: titles.ritual, cell: ({ ritual }) => printedName(ritual[lang]), isHeading: true },
    { id: 'order', title: titles.order, cell: ({ orderNumber }) => orderNumber },
    { id: 'for', title: titles.forWhom, cell: ({ initials }) => initials },
    {
      id: 'performed',
      title: titles.performed,
      cell: ({ performedAt }) => printedMoment(performedAt, lang),
    },
    { id: 'priest', title: titles.priest, cell: ({ priest }) => priest.name },
    { id: 'files', title: titles.files, cell: ({ media }) => media.length, isFigure: true },
    ...(state === 'published' ? [number] : []),
  ]
  return (
    <DataTable
      label={messages.tabs[state]}
      columns={columns}
      list={list}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => `/proofs/${id}`}
      empty={state === 'draft' ? messages.emptyDraft : messages.emptyPublished}
    />
  )
}
