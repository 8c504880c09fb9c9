/** How a name is read aloud, in Devanagari. An empty text means the shop's own reading. `name` is the full name exactly as a person typed it. */
export type Reading = { name: string; devanagari: string }

/** The maximum number of corrected readings of one order, or of the plan of one account. A plan has at most fifty names. */
export const MAX_KEPT = 60
export const MAX_READING = 300
/** The maximum length of a first and last name, with the space between them. */
export const MAX_READ_NAME = 201
