import { useState } from 'react'
import { formatDay } from '#base/date-format.ts'
import { printedName } from '#features/orders/orders/rules-status.ts'
import { isCalendarDay } from '#features/orders/plans/rules.ts'
import { printedMoment } from '#features/people/places/rules-moment.ts'
import { sheetPath } from '#features/rites/calendar/paths.ts'
import { dayAtPlace } from '#features/orders/plans/rules-panchang.ts'
import { setApiData, useApi, useApiQuery } from '#ui/data/api.ts'
import { type Column, DataTable } from '#ui/data/data-table.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { Facts } from '#ui/layout/facts.tsx'
import { Link } from '#ui/layout/link.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { useAddress, usePanel } from '#ui/layout/panel.ts'
import { ActionButton } from '#ui/overlays/action-button.tsx'
import { NewLinkDialog } from '#ui/overlays/new-link-dialog.tsx'
import { ConfirmButton } from '#ui/overlays/confirm-action.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useLang } from '#ui/text/messages.tsx'
import type { DayLinkAdminMessages } from '../../messages/admin.en.ts'
import type { LinkView } from '../../schemas.ts'
import styles from './day-link-admin-page.module.css'
import { useMessages } from './messages.ts'

/** The link through which a priest sends pictures of one day, and the number of sent pictures. */
export function DayLinkAdminPage() {
  const messages = useMessages()
  const lang = useLang()
  const { segments } = useAddress()
  const { now } = usePanel()
  const segment = segments[1] ?? ''
  const date = isCalendarDay(segment) ? segment : dayAtPlace(now())
  const query = useApiQuery('/api/admin/day-links/{date}', { path: { date }, query: { lang } })
  return (
    <>
      <PageHead title={`${messages.title}: ${formatDay(date, lang)}`} />
      <div className={styles.page}>
        <Link href={sheetPath(date)}>{messages.back}</Link>
        <p>{messages.lead}</p>
        <Loaded query={query}>{(view) => <DayLink view={view} />}</Loaded>
      </div>
    </>
  )
}

function DayLink({ view }: { view: LinkView }) {
  const messages = useMessages()
  const lang = useLang()
  const api = useApi()
  const client = useQueryClient()
  const [url, setUrl] = useState<string>()
  const { date, link, lines } = view
  const request = { path: { date }, query: { lang } }
  const show = (next: LinkView) => setApiData(client, '/api/admin/day-links/{date}', request, next)

  async function create(): Promise<void> {
    const { url: made, ...next } = await api.post('/api/admin/day-links/{date}', request)
    show(next)
    setUrl(made)
  }

  async function revoke(): Promise<void> {
    show(await api.delete('/api/admin/day-links/{date}', request))
    showToast({ title: messages.revoked })
  }

  if (lines.length === 0) return <p>{messages.noLines}</p>
  return (
    <>
      {link ? <LinkState link={link} /> : <p>{messages.none}</p>}
      {link?.isOpen && link.isStale && (
        <Notice tone="warn" title={messages.stale}>
          {messages.staleText}
        </Notice>
      )}
      <div className={styles.actions}>
        <ActionButton kind={link?.isOpen ? 'secondary' : 'primary'} call={create}>
          {link?.isOpen ? messages.renew : messages.create}
        </ActionButton>
        {link?.isOpen && (
          <ConfirmButton
            text={messages.revoke}
            title={messages.revoke}
            button={{ kind: 'quiet', size: 'compact' }}
            isDangerous
            call={revoke}
          >
            <p>{messages.revokeText}</p>
          </ConfirmButton>
        )}
      </div>
      <DataTable
        label={messages.files}
        columns={columnsOf(messages)}
        list={{ data: lines, error: null }}
        keyOf={({ number }) => String(number)}
      />
      <NewLinkDialog url={url} texts={messages} onClose={() => setUrl(undefined)} />
    </>
  )
}

function LinkState({ link }: { link: NonNullable<LinkView['link']> }) {
  const messages = useMessages()
  const lang = useLang()
  const moment = (at: string) => printedMoment(at, lang)
  const state =
    link.revokedAt !== null
      ? messages.wasRevoked(moment(link.revokedAt))
      : link.isOpen
        ? messages.open(moment(link.endsAt))
        : messages.ended
  return (
    <Facts
      facts={[
        { term: messages.state, value: state },
        { term: messages.files, value: messages.of(link.files, link.maxFiles) },
      ]}
    />
  )
}

type Line = LinkView['lines'][number]

function columnsOf({ columns, check, published }: DayLinkAdminMessages): Column<Line>[] {
  return [
    { id: 'number', title: columns.number, isHeading: true, cell: ({ number }) => number },
    { id: 'ritual', title: columns.ritual, cell: ({ ritual }) => printedName(ritual) },
    { id: 'order', title: columns.order, cell: ({ orderNumber }) => orderNumber },
    { id: 'pictures', title: columns.pictures, isFigure: true, cell: ({ files }) => files },
    {
      id: 'next',
      title: columns.next,
      cell: ({ proofId, proofState }) =>
        proofId === null ? '' : proofState === 'draft' ? <Link href={`/proofs/${proofId}`}>{check}</Link> : published,
    },
  ]
}
