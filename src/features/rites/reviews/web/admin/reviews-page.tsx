import { useApiPages } from '#ui/data/api.ts'
import { type Column, DataTable } from '#ui/data/data-table.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { formatDayShort } from '#ui/text/moment-format.ts'
import { PageHead } from '#ui/layout/page-head.tsx'
import { useAddress } from '#ui/layout/panel.ts'
import { Tabs } from '#ui/layout/tabs.tsx'
import { LISTED_STATES, type ListedState } from '../../model.ts'
import type { AdminReview } from '../../schemas.ts'
import { useMessages } from './messages.ts'
import { ReviewDetail } from './review-detail.tsx'
import styles from './reviews-page.module.css'

/** The section of reviews: waiting, published and declined reviews. `/reviews/{id}` is the page of one review. */
export function ReviewsPage() {
  const messages = useMessages()
  const { segments, search } = useAddress()
  const id = segments[1]
  if (id !== undefined) return <ReviewDetail key={id} id={id} />
  const state = LISTED_STATES.find((each) => each === search.get('state')) ?? 'waiting'
  const tabs = LISTED_STATES.map((each) => ({
    href: `/reviews?state=${each}`,
    text: messages.tabs[each],
    isCurrent: each === state,
  }))
  return (
    <div className={styles.page}>
      <PageHead title={messages.title} />
      <Tabs label={messages.title} tabs={tabs} />
      <List key={state} state={state} />
    </div>
  )
}

/** The number of characters of a review that a row of the list shows. */
const MAX_EXCERPT = 140

function List({ state }: { state: ListedState }) {
  const messages = useMessages()
  const lang = useLang()
  const list = useApiPages('/api/admin/reviews', { query: { state } })
  const { columns: titles } = messages
  const columns: Column<AdminReview>[] = [
    { id: 'ritual', title: titles.ritual, cell: ({ ritual }) => ritual.names[lang], isHeading: true },
    {
      id: 'text',
      title: titles.text,
      cell: ({ text }) => (text.length > MAX_EXCERPT ? `${text.slice(0, MAX_EXCERPT)}…` : text),
      isText: true,
    },
    { id: 'name', title: titles.name, cell: ({ name }) => name },
    { id: 'order', title: titles.order, cell: ({ orderNumber }) => orderNumber },
    { id: 'written', title: titles.written, cell: ({ writtenAt }) => formatDayShort(writtenAt, lang) },
  ]
  return (
    <DataTable
      label={messages.tabs[state]}
      columns={columns}
      list={list}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => `/reviews/${id}`}
      empty={messages.empty[state]}
    />
  )
}
