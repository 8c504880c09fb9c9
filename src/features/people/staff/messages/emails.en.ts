import type { StaffRole } from '#base/role.ts'

export const en = {
  invitation: {
    subject: 'You are invited to work at {shop}',
    lead: 'You are invited to work at {shop}. Your role: {role}.',
    open: 'Open the panel',
    how: 'Sign in there with the address {to}: we will send it a code. The invitation holds until {until}.',
    care: 'If you do not know what this is about, do nothing: without signing in nothing changes.',
  },
  factorAdded: {
    subject: 'A second factor was added to your account',
    first: 'A second factor was added to your account in {shop}: {factor}, {at}.',
    open: 'Open the security page',
    care: 'If it was not you, write to {email} at once: somebody else may be using your account.',
  },
  factorRemoved: {
    subject: 'A second factor was removed from your account',
    first: 'A second factor was removed from your account in {shop}: {factor}, {at}.',
    open: 'Open the security page',
    care: 'If it was not you, write to {email} at once: somebody else may be using your account.',
  },
  codesMade: {
    subject: 'New recovery codes were made for your account',
    first: 'New recovery codes were made for your account in {shop}, {at}. The earlier ones no longer work.',
    open: 'Open the security page',
    care: 'If it was not you, write to {email} at once: somebody else may be using your account.',
  },
  codeUsed: {
    subject: 'A recovery code of your account was used',
    first:
      'Somebody passed the second factor of your account in {shop} with a recovery code, {at}. Codes left: {left}.',
    open: 'Open the security page',
    care: 'If it was not you, write to {email} at once: somebody else may be using your account.',
  },
  factors: { passkey: 'a passkey', totp: 'an authenticator app' },
  roles: { owner: 'owner', manager: 'manager', editor: 'editor', priest: 'priest', viewer: 'viewer' } satisfies Record<
    StaffRole,
    string
  >,
}

export type StaffEmailMessages = typeof en
