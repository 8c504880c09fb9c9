import { useApi, useApiQuery } from '#ui/api.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Facts } from '#ui/facts.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { useLang } from '#ui/messages.tsx'
import { Notice } from '#ui/notice.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { usePanel } from '#ui/panel.ts'
import { showToast } from '#ui/toast-store.ts'
import { useAction } from '#ui/use-action.ts'
import styles from './emails-page.module.css'
import { formatMomentShort } from '#ui/moment-format.ts'
import { useMessages } from './messages.ts'
import { TONES } from './outbox.tsx'

/** One message as it was written, and how it fared. */
export function MessageDetail({ id }: { id: string }) {
  const messages = useMessages()
  const lang = useLang()
  const { can } = usePanel()
  const api = useApi()
  const query = useApiQuery('/api/admin/messages/{id}', { path: { id } })
  const back = { href: '/emails', text: messages.back }
  const retry = useAction(async () => {
    await api.post('/api/admin/messages/{id}/retry', { path: { id } })
    showToast({ title: messages.retried })
    void query.refetch()
  })
  const at = (instant: string | null) => instant && formatMomentShort(instant, lang)
  return (
    <Loaded
      missing={<PageHead title={messages.unknown} back={back} />}
      query={query}
      head={<PageHead title={messages.one} back={back} />}
    >
      {(message) => (
        <>
          <PageHead
            title={message.subject}
            aside={<Badge tone={TONES[message.state]}>{messages.states[message.state]}</Badge>}
            back={back}
            actions={
              message.state === 'failed' &&
              can('orders.change') && (
                <Button kind="primary" size="compact" busy={retry.isBusy} onClick={() => void retry.run()}>
                  {messages.retry}
                </Button>
              )
            }
          />
          <div className={styles.notices}>
            {retry.failure && <Notice tone="danger">{retry.failure}</Notice>}
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
    </Loaded>
  )
}
