/** How a name is read aloud: in Devanagari. An empty text means the shop's own reading. `name` is the full name exactly as a person typed it. */
export type Reading = { name: string; devanagari: string }

/** An order, or the plan of an account, has at most this many corrections. A plan has at most fifty names. */
export const MAX_KEPT = 60
export const MAX_READING = 300
/** The longest first and last name, with the space between them. */
export const MAX_READ_NAME = 201
