import type { StaffRole } from './role.ts'

const ALL: readonly StaffRole[] = ['owner', 'manager', 'editor', 'priest', 'viewer']

/**
 * The only table of the rights of each staff role. Editors and priests have no right to money, people or settings. A viewer changes
 * nothing. The staff feature (features/people/staff) adds a rule: a manager cannot give anybody the role of an owner.
 */
export const RIGHTS = {
  'today.read': ALL,
  'orders.read': ['owner', 'manager', 'viewer'],
  'orders.change': ['owner', 'manager'],
  'money.read': ['owner', 'manager', 'viewer'],
  'money.change': ['owner', 'manager'],
  'journal.close': ['owner'],
  'catalogue.read': ['owner', 'manager', 'editor', 'viewer'],
  'catalogue.change': ['owner', 'manager', 'editor'],
  'media.change': ['owner', 'manager', 'editor', 'priest'],
  'calendar.read': ['owner', 'manager', 'priest', 'viewer'],
  'calendar.change': ['owner', 'manager'],
  'sheets.read': ['owner', 'manager', 'priest'],
  'proofs.read': ['owner', 'manager', 'priest', 'viewer'],
  'proofs.create': ['owner', 'manager', 'priest'],
  'proofs.publish': ['owner', 'manager'],
  'groups.read': ['owner', 'manager', 'priest', 'viewer'],
  'groups.change': ['owner', 'manager'],
  'reviews.read': ['owner', 'manager', 'editor', 'viewer'],
  'reviews.change': ['owner', 'manager'],
  'discounts.read': ['owner', 'manager', 'viewer'],
  'discounts.change': ['owner', 'manager'],
  'customers.read': ['owner', 'manager', 'viewer'],
  'customers.change': ['owner', 'manager'],
  'customers.reveal': ['owner', 'manager'],
  'partners.read': ['owner', 'manager', 'viewer'],
  'partners.change': ['owner', 'manager'],
  'staff.read': ['owner', 'manager'],
  'staff.change': ['owner', 'manager'],
  'settings.read': ['owner', 'manager', 'viewer'],
  'settings.change': ['owner', 'manager'],
  'policy.change': ['owner'],
  'reports.read': ['owner', 'manager', 'viewer'],
  'audit.read': ['owner', 'manager', 'viewer'],
} as const satisfies Record<string, readonly StaffRole[]>

export type Right = keyof typeof RIGHTS

/** True if this staff role has a right. A person without a staff role has no rights. */
export function hasRight(role: StaffRole | null | undefined, right: Right): boolean {
  const holders: readonly StaffRole[] = RIGHTS[right]
  return role !== null && role !== undefined && holders.includes(role)
}
