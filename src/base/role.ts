/** What an account may do: `customer` its own things, `partner` those of its clients too, `admin` everything of the shop. */
export const ROLES = ['customer', 'partner', 'admin'] as const
export type Role = (typeof ROLES)[number]
