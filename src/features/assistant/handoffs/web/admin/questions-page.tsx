import { useState } from 'react'
import { printedMoment } from '#features/people/places/rules-moment.ts'
import { useApi, useApiQuery } from '#ui/data/api.ts'
import { RetryNotice } from '#ui/feedback/retry-notice.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { Button } from '#ui/layout/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import { useLang } from '#ui/text/messages.tsx'
import { replyHref } from '../../rules.ts'
import type { HandoffView } from '../../schemas.ts'
import { useMessages } from './messages.ts'
import styles from './questions-page.module.css'

/** The questions that wait for an answer by staff, the oldest first. Below them are the questions that were answered last. */
export function QuestionsPage() {
  const messages = useMessages()
  const query = useApiQuery('/api/admin/handoffs')
  const items = query.data?.items ?? []
  return (
    <div className={styles.page}>
      <PageHead title={messages.title} />
      <p>{messages.lead}</p>
      {query.isError && <RetryNotice query={query} retry={messages.retry} title={messages.loadFailed} />}
      {query.data && items.length === 0 && <p className={styles.quiet}>{messages.empty}</p>}
      {items.map((question) => (
        <Question key={question.id} question={question} reload={() => void query.refetch()} />
      ))}
    </div>
  )
}

function Question({ question, reload }: { question: HandoffView; reload: () => void }) {
  const messages = useMessages()
  const lang = useLang()
  const { can } = usePanel()
  const api = useApi()
  const [isBusy, setBusy] = useState(false)
  const { id, email, name, note, turns, askedAt, answeredAt, answeredBy } = question

  async function mark(): Promise<void> {
    setBusy(true)
    try {
      await api.post('/api/admin/handoffs/{id}/answer', { path: { id } })
      showToast({ title: messages.saved })
    } catch {
      showToast({ kind: 'destructive', title: messages.failed, text: messages.failedText })
    }
    setBusy(false)
    reload()
  }

  return (
    <Card className={styles.question}>
      <h2 className={styles.who}>
        <bdi>{name || email}</bdi>
      </h2>
      <p className={styles.quiet}>
        <a href={replyHref(question)}>{email}</a> · <time dateTime={askedAt}>{printedMoment(askedAt, lang)}</time>
      </p>
      <p className={styles.note} dir="auto">
        {note || messages.noNote}
      </p>
      {turns.length > 0 && (
        <details>
          <summary>{messages.talk}</summary>
          {turns.map((turn, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- The turns never change.
            <p key={place} className={styles.note} dir="auto">
              <strong>{messages.who[turn.role]}:</strong> {turn.text}
            </p>
          ))}
        </details>
      )}
      {answeredAt === null ? (
        <p className={styles.actions}>
          <Button href={replyHref(question)} kind="primary" size="compact">
            {messages.reply}
          </Button>
          <Button
            size="compact"
            busy={isBusy}
            disabled={!can('orders.change')}
            title={can('orders.change') ? undefined : messages.noRight}
            onClick={() => void mark()}
          >
            {messages.done}
          </Button>
        </p>
      ) : (
        <p className={styles.quiet}>{messages.doneAt(printedMoment(answeredAt, lang), answeredBy ?? '')}</p>
      )}
    </Card>
  )
}
