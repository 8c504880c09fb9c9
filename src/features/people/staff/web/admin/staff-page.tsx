import { type ReactNode, useState } from 'react'
import { useApiPages } from '#ui/data/api.ts'
import { Button } from '#ui/layout/button.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { type SectionPageProps, useAddress, usePanel } from '#ui/layout/panel.ts'
import { Tabs } from '#ui/layout/tabs.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { useStaffMessages } from './messages.ts'
import { MemberList } from './member-list.tsx'
import { StaffSessions } from './staff-sessions.tsx'

/** The page with the staff members, and the browsers in which they are signed in. */
export function StaffPage({ title }: SectionPageProps) {
  const messages = useStaffMessages()
  const { segments } = useAddress()
  const isSessions = segments[1] === 'sessions'
  const tabs = (
    <Tabs
      label={messages.tabs}
      tabs={[
        { href: '/staff', text: messages.people, isCurrent: !isSessions },
        { href: '/staff/sessions', text: messages.sessions, isCurrent: isSessions },
      ]}
    />
  )
  if (!isSessions) return <People title={title} tabs={tabs} />
  return (
    <>
      <PageHead title={title} />
      {tabs}
      <StaffSessions />
    </>
  )
}

function People({ title, tabs }: SectionPageProps & { tabs: ReactNode }) {
  const messages = useStaffMessages()
  const { can } = usePanel()
  const list = useApiPages('/api/admin/staff')
  const [isInviting, setIsInviting] = useState(false)
  return (
    <>
      <PageHead
        title={title}
        actions={
          can('staff.change') && (
            <Button kind="primary" size="compact" onClick={() => setIsInviting(true)}>
              {messages.invite}
            </Button>
          )
        }
      />
      {tabs}
      <MemberList list={list} />
      <InviteDialog open={isInviting} onClose={() => setIsInviting(false)} onInvited={list.refetch} />
    </>
  )
}
