/** What an account may do: `customer` its own things, `partner` those of its clients too, `admin` (anybody of the staff) what its staff role allows. */
export const ROLES = ['customer', 'partner', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** Who works in the shop: the role of an account whose `Role` is `admin`. */
export const STAFF_ROLES = ['owner', 'manager', 'editor', 'priest', 'viewer'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]
