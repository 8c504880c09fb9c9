import type { SessionView } from '#features/people/accounts/schemas.ts'
import { useApi, useApiQuery } from '#ui/data/api.ts'
import { DataTable } from '#ui/data/data-table.tsx'
import { formatMomentShort } from '#ui/text/moment-format.ts'
import { useLang } from '#ui/text/messages.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Section } from '#ui/layout/section.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { useAction } from '#ui/data/use-action.ts'
import { useMessages } from '../messages.ts'
import { EndSession } from './end-session.tsx'
import styles from './security.module.css'

/** The browsers in which the user is signed in; all except this one can be signed out here. */
export function OwnSessions() {
  const { security: messages } = useMessages()
  const lang = useLang()
  const api = useApi()
  const query = useApiQuery('/api/auth/sessions')
  const { run, isBusy, failure } = useAction(async ({ id }: SessionView) => {
    await api.delete('/api/auth/sessions/{id}', { path: { id } })
    showToast({ title: messages.ended })
    void query.refetch()
  })
  const deviceOf = ({ device }: SessionView) => device || messages.unknownDevice
  const endOf = (session: SessionView) => (
    <EndSession
      isCurrent={session.isCurrent}
      words={messages}
      name={messages.endOf(deviceOf(session))}
      busy={isBusy}
      onEnd={() => void run(session)}
    />
  )
  return (
    <Section className={styles.section} title={messages.sessions}>
      {failure && <Notice tone="danger">{failure}</Notice>}
      <DataTable
        label={messages.sessions}
        list={query}
        keyOf={({ id }) => id}
        columns={[
          { id: 'device', title: messages.device, isHeading: true, cell: deviceOf },
          { id: 'opened', title: messages.opened, cell: ({ createdAt }) => formatMomentShort(createdAt, lang) },
          { id: 'seen', title: messages.seen, cell: ({ lastSeenAt }) => formatMomentShort(lastSeenAt, lang) },
          { id: 'end', title: messages.session, isFigure: true, cell: endOf },
        ]}
      />
    </Section>
  )
}
