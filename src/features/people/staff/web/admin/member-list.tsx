import { useState } from 'react'
import type { Lang } from '#base/i18n.ts'
import type { StaffRole } from '#base/role.ts'
import { type Pages, useApi } from '#ui/data/api.ts'
import { type Column, DataTable } from '#ui/data/data-table.tsx'
import { useAction } from '#ui/data/use-action.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { usePanel } from '#ui/layout/panel.ts'
import { ConfirmAction } from '#ui/overlays/confirm-action.tsx'
import { Menu, type MenuItem } from '#ui/overlays/menu.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { formatMomentShort } from '#ui/text/moment-format.ts'
import type { StaffMessages } from '../../messages/admin.en.ts'
import { denyRoleChange } from '../../rules.ts'
import type { StaffMember } from '../../schemas-members.ts'
import { useRoleNames, useStaffMessages } from './messages.ts'
import { RoleDialog } from './role-dialog.tsx'
import styles from './staff.module.css'

type OpenDialog = { kind: 'role' | 'remove'; member: StaffMember }

/** The list of staff members and invited people, with the actions for each person. A disabled action shows why it is disabled. */
export function MemberList({ list }: { list: Pages<StaffMember> }) {
  const messages = useStaffMessages()
  const roles = useRoleNames()
  const lang = useLang()
  const { can } = usePanel()
  const [openDialog, setOpenDialog] = useState<OpenDialog>()
  const menuOf = useMenu(list, setOpenDialog)
  const close = () => setOpenDialog(undefined)
  const change = () => {
    close()
    list.refetch()
  }
  const columns = columnsOf(messages, roles, lang)
  return (
    <>
      {menuOf.failure && <Notice tone="danger">{menuOf.failure}</Notice>}
      <DataTable
        label={messages.people}
        list={list}
        keyOf={({ id }) => id}
        columns={can('staff.change') ? [...columns, actionsColumn(messages, menuOf.items)] : columns}
      />
      {openDialog?.kind === 'role' && <RoleDialog member={openDialog.member} onClose={close} onChanged={change} />}
      {openDialog?.kind === 'remove' && <RemoveDialog member={openDialog.member} onClose={close} onRemoved={change} />}
    </>
  )
}

function columnsOf(messages: StaffMessages, roles: Record<StaffRole, string>, lang: Lang): Column<StaffMember>[] {
  const { columns } = messages
  return [
    { id: 'person', title: columns.person, isHeading: true, cell: (member) => <Person member={member} /> },
    {
      id: 'role',
      title: columns.role,
      cell: ({ role, expiresAt }) => (
        <span className={styles.stack}>
          {roles[role]}
          {expiresAt && <Badge tone="info">{messages.invitedUntil(formatMomentShort(expiresAt, lang))}</Badge>}
        </span>
      ),
    },
    {
      id: 'factor',
      title: columns.factor,
      cell: ({ state, factors }) => (state === 'active' ? <Factors {...factors} /> : null),
    },
    {
      id: 'lastSignIn',
      title: columns.lastSignIn,
      cell: ({ lastSignInAt }) => (lastSignInAt ? formatMomentShort(lastSignInAt, lang) : messages.never),
    },
  ]
}

function actionsColumn(messages: StaffMessages, itemsOf: (member: StaffMember) => MenuItem[]): Column<StaffMember> {
  return {
    id: 'actions',
    title: messages.columns.actions,
    isFigure: true,
    cell: (member) => <Menu label={messages.actionsFor(member.name || member.email)} items={itemsOf(member)} />,
  }
}

/** Returns the actions for a staff member or an invited person. The server applies the same rules. */
function useMenu(list: Pages<StaffMember>, ask: (openDialog: OpenDialog) => void) {
  const messages = useStaffMessages()
  const { user } = usePanel()
  const api = useApi()
  const { run, failure } = useAction(async ({ email, role, lang }: StaffMember) => {
    await api.post('/api/admin/staff', { body: { email, role, lang } })
    showToast({ title: messages.inviteForm.sent })
    list.refetch()
  })
  const owners = (list.data ?? []).filter(({ state, role }) => state === 'active' && role === 'owner').length

  function items(member: StaffMember): MenuItem[] {
    const isInvited = member.state === 'invited'
    const about = {
      actor: { accountId: user.id, staffRole: user.staffRole },
      target: { accountId: member.id, staffRole: member.role },
      owners: isInvited || list.hasMore ? Number.POSITIVE_INFINITY : owners,
    }
    const reasonOf = (denial: ReturnType<typeof denyRoleChange>) => denial && messages.denials[denial.code]
    const removal = reasonOf(denyRoleChange({ ...about, to: null }))
    return [
      {
        id: 'role',
        text: messages.changeRole,
        reason: reasonOf(denyRoleChange({ ...about, to: 'viewer' })),
        onSelect: () => ask({ kind: 'role', member }),
      },
      ...(isInvited
        ? [
            {
              id: 'resend',
              text: messages.resend,
              reason: reasonOf(denyRoleChange({ ...about, to: member.role })),
              onSelect: () => void run(member),
            },
          ]
        : []),
      {
        id: 'remove',
        text: isInvited ? messages.withdraw : messages.remove,
        reason: removal,
        isDangerous: true,
        onSelect: () => ask({ kind: 'remove', member }),
      },
    ]
  }

  return { items, failure }
}

type RemoveDialogProps = { member: StaffMember; onClose: () => void; onRemoved: () => void }

/** The dialog that removes a role or withdraws an invitation. */
function RemoveDialog({ member, onClose, onRemoved }: RemoveDialogProps) {
  const { removeForm: messages, roleForm, remove, withdraw } = useStaffMessages()
  const api = useApi()
  const isInvited = member.state === 'invited'
  const person = member.name || member.email
  async function removeMember(): Promise<void> {
    await api.delete('/api/admin/staff/{id}', { path: { id: member.id } })
    showToast({ title: isInvited ? messages.withdrawn : messages.done })
    onRemoved()
  }
  return (
    <ConfirmAction
      title={isInvited ? messages.withdrawTitle(person) : messages.title(person)}
      yes={isInvited ? withdraw : remove}
      isDangerous
      call={removeMember}
      onClose={onClose}
    >
      <p>{isInvited ? messages.withdrawText : messages.text}</p>
      {member.isNamedInConfiguration && (
        <Notice tone="warn" quiet>
          {roleForm.configured}
        </Notice>
      )}
    </ConfirmAction>
  )
}

function Person({ member: { name, email, isYou, isNamedInConfiguration } }: { member: StaffMember }) {
  const messages = useStaffMessages()
  return (
    <span className={styles.stack}>
      <span className={styles.name}>
        {name || email} {isYou && <span className={styles.you}>{messages.you}</span>}
      </span>
      {name && <span className={styles.small}>{email}</span>}
      {isNamedInConfiguration && <span className={styles.small}>{messages.configured}</span>}
    </span>
  )
}

function Factors({ passkeys, totp }: StaffMember['factors']) {
  const { factors: messages } = useStaffMessages()
  const names = [totp && messages.app, passkeys > 0 && messages.passkeys(passkeys)].filter(Boolean)
  return names.length === 0 ? <Badge tone="warn">{messages.none}</Badge> : names.join(', ')
}
