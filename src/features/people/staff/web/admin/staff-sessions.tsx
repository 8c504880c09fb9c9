import { useApi, useApiPages } from '#ui/data/api.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { DataTable } from '#ui/data/data-table.tsx'
import { formatMomentShort } from '#ui/text/moment-format.ts'
import { useLang } from '#ui/text/messages.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import type { StaffSession } from '../../schemas-members.ts'
import { EndSession } from './end-session.tsx'
import { useRoleNames, useStaffMessages } from './messages.ts'
import styles from './staff.module.css'

/** The list of the browsers in which staff are signed in. */
export function StaffSessions() {
  const { sessionList: messages, sessions, denials } = useStaffMessages()
  const roles = useRoleNames()
  const lang = useLang()
  const { user } = usePanel()
  const api = useApi()
  const list = useApiPages('/api/admin/sessions')
  async function end({ id }: StaffSession): Promise<void> {
    await api.delete('/api/admin/sessions/{id}', { path: { id } })
    showToast({ title: messages.ended })
    list.refetch()
  }
  const endOf = (session: StaffSession) => (
    <EndSession
      isCurrent={session.isCurrent}
      words={messages}
      name={messages.endOf(session.name || session.email, session.device || messages.unknownDevice)}
      reason={session.role === 'owner' && user.staffRole !== 'owner' ? denials['staff.owners-only'] : undefined}
      call={() => end(session)}
    />
  )
  const personOf = ({ name, email, role }: StaffSession) => (
    <span className={styles.stack}>
      <span className={styles.name}>{name || email}</span>
      <span className={styles.small}>{roles[role]}</span>
    </span>
  )
  const factorOf = ({ secondFactorAt }: StaffSession) =>
    secondFactorAt ? formatMomentShort(secondFactorAt, lang) : <Badge tone="warn">{messages.none}</Badge>
  return (
    <DataTable
      label={sessions}
      list={list}
      keyOf={({ id }) => id}
      columns={[
        { id: 'person', title: messages.person, isHeading: true, cell: personOf },
        { id: 'device', title: messages.device, cell: ({ device }) => device || messages.unknownDevice },
        { id: 'opened', title: messages.opened, cell: ({ createdAt }) => formatMomentShort(createdAt, lang) },
        { id: 'seen', title: messages.seen, cell: ({ lastSeenAt }) => formatMomentShort(lastSeenAt, lang) },
        { id: 'factor', title: messages.factor, cell: factorOf },
        { id: 'end', title: messages.session, isFigure: true, cell: endOf },
      ]}
    />
  )
}
