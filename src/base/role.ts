/**
 * What an account may do: `customer` its own things, `partner` also those of its clients, `admin` (any staff member) what its staff role
 * allows.
 */
export const ROLES = ['customer', 'partner', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** Staff roles: the role of an account whose `Role` is `admin`. */
export const STAFF_ROLES = ['owner', 'manager', 'editor', 'priest', 'viewer'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]
