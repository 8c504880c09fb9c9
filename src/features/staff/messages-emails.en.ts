import type { StaffRole } from '#base/role.ts'

/** Texts of the e-mail that invites somebody to work in the shop. */
export const en = {
  subject: (shop: string) => `You are invited to work in ${shop}`,
  lead: (shop: string, role: string) => `You are invited to work in the shop ${shop}. Your role: ${role}.`,
  open: 'Open the panel',
  how: (to: string, until: string) =>
    `Sign in there with the address ${to}: we will send it a code. The invitation holds until ${until}.`,
  care: 'If you do not know what this is about, do nothing: without signing in nothing changes.',
  roles: { owner: 'owner', manager: 'manager', editor: 'editor', priest: 'priest', viewer: 'viewer' } satisfies Record<
    StaffRole,
    string
  >,
}

export type StaffEmailMessages = typeof en
