/**
 * What an account may do. A `customer` manages own data, a `partner` also the data of its clients. Every staff member is an `admin`, and
 * may do what the staff role allows.
 */
export const ROLES = ['customer', 'partner', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** Staff roles. Only an account whose `Role` is `admin` has one. */
export const STAFF_ROLES = ['owner', 'manager', 'editor', 'priest', 'viewer'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]
