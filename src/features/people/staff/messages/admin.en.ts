import type { StaffRole } from '#base/role.ts'

const roleTexts: Record<StaffRole, string> = {
  owner: 'Everything, including the payment rules and other owners.',
  manager: 'Everything except owners and the payment rules.',
  editor: 'Rituals, articles and pictures. No customers, no money.',
  priest: 'The calendar, sankalpa sheets and proofs.',
  viewer: 'Sees orders, money and reports; changes nothing.',
}

/** Texts of the staff page, in English. */
export const en = {
  tabs: 'Parts of the section',
  people: 'People',
  sessions: 'Sessions',
  invite: 'Invite',
  columns: { person: 'Person', role: 'Role', factor: 'Second factor', lastSignIn: 'Last sign-in', actions: 'Actions' },
  you: 'you',
  invitedUntil: (moment: string) => `invited until ${moment}`,
  configured: 'owner by the server’s settings',
  never: 'not yet',
  factors: { none: 'none', app: 'app', passkeys: (count: number) => (count === 1 ? 'passkey' : `${count} passkeys`) },
  actionsFor: (person: string) => `Actions: ${person}`,
  changeRole: 'Change the role',
  remove: 'Remove the role',
  withdraw: 'Withdraw the invitation',
  resend: 'Send the invitation again',
  denials: {
    'staff.owners-only': 'Only an owner can do this.',
    'staff.own-role': 'You cannot raise your own role.',
    'staff.last-owner': 'The last owner. Make somebody else owner first.',
  } as Record<string, string>,
  roleTexts,
  inviteForm: {
    title: 'Invite a colleague',
    email: 'E-mail address',
    emailHint: 'They sign in with this address; the invitation is valid for seven days.',
    role: 'Role',
    lang: 'Language of the e-mail',
    langs: { ru: 'Russian', en: 'English' },
    send: 'Send the invitation',
    sent: 'The invitation is on its way',
  },
  roleForm: {
    title: (person: string) => `The role of ${person}`,
    role: 'Role',
    text: 'The person’s sessions end; the new role applies from the next sign-in.',
    configured:
      'The configuration (ADMIN_EMAIL) names this address: at the next start of the shop it becomes owner again.',
    save: 'Save',
    saved: 'The role is changed',
    now: (role: string) => `Somebody has just changed it to: ${role}.`,
  },
  removeForm: {
    title: (person: string) => `Remove the role of ${person}?`,
    text: 'Their sessions end at once and their second factors are deleted. The account stays, as a customer’s.',
    done: 'The role is removed',
    withdrawTitle: (person: string) => `Withdraw the invitation of ${person}?`,
    withdrawText: 'Signing in with this address will then not give a role.',
    withdrawn: 'The invitation is withdrawn',
  },
  sessionList: {
    person: 'Person',
    device: 'Browser',
    opened: 'Signed in',
    seen: 'Last seen',
    factor: 'Second factor',
    none: 'not passed',
    session: 'Session',
    current: 'this browser',
    unknownDevice: 'Unknown browser',
    end: 'Sign out',
    endOf: (person: string, device: string) => `Sign out: ${person}, ${device}`,
    ended: 'That browser is signed out',
  },
}

export type StaffMessages = typeof en
