import { ActionButton } from '#ui/overlays/action-button.tsx'
import { useApi, useApiQuery } from '#ui/data/api.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Card } from '#ui/layout/card.tsx'
import { DetailPage } from '#ui/layout/detail-page.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import styles from './emails-page.module.css'
import { formatMomentShort } from '#ui/text/moment-format.ts'
import { useMessages } from './messages.ts'
import { TONES } from './outbox.tsx'

/** One message with its text and its delivery. */
export function MessageDetail({ id }: { id: string }) {
  const messages = useMessages()
  const lang = useLang()
  const { can } = usePanel()
  const api = useApi()
  const query = useApiQuery('/api/admin/messages/{id}', { path: { id } })
  async function retry(): Promise<void> {
    await api.post('/api/admin/messages/{id}/retry', { path: { id } })
    showToast({ title: messages.retried })
    void query.refetch()
  }
  const at = (instant: string | null) => instant && formatMomentShort(instant, lang)
  return (
    <DetailPage
      query={query}
      back={{ href: '/emails', text: messages.back }}
      title={messages.one}
      unknown={messages.unknown}
      head={({ subject, state }) => ({
        title: subject,
        aside: <Badge tone={TONES[state]}>{messages.states[state]}</Badge>,
        actions: state === 'failed' && can('orders.change') && (
          <ActionButton kind="primary" call={retry}>
            {messages.retry}
          </ActionButton>
        ),
      })}
    >
      {(message) => (
        <>
          <div className={styles.notices}>
            {message.state === 'kept' && (
              <Notice tone="info" quiet>
                {messages.notSent[message.channel]}
              </Notice>
            )}
          </div>
          <div className={styles.columns}>
            <Card as="section" className={styles.text} lang={message.text === null ? lang : message.lang}>
              {message.text ?? messages.sealed}
            </Card>
            <Card as="section">
              <Facts
                facts={[
                  { term: messages.facts.to, value: message.to },
                  { term: messages.facts.lang, value: messages.facts.langs[message.lang] },
                  { term: messages.facts.written, value: at(message.createdAt) },
                  { term: messages.facts.sent, value: at(message.sentAt) },
                  { term: messages.facts.failed, value: at(message.failedAt) },
                  { term: messages.facts.fault, value: message.lastFault },
                  { term: messages.columns.tries, value: message.tries || '' },
                ]}
              />
            </Card>
          </div>
        </>
      )}
    </DetailPage>
  )
}
