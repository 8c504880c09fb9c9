/**
 * What an account may do. A `customer` manages their own data. A `partner` also manages the data of their clients. Every staff member is an `admin`,
 * whose staff role decides what they may do.
 */
export const ROLES = ['customer', 'partner', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** Staff roles. Only an account whose `Role` is `admin` has a staff role. */
export const STAFF_ROLES = ['owner', 'manager', 'editor', 'priest', 'viewer'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]
