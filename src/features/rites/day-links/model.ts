import type { LineKey } from '#features/rites/calendar/model.ts'

/** The maximum number of pictures that can be sent through one link. */
export const MAX_FILES = 60

/** The lines of the sheet when the link was created. The first line has the number 1. */
export type LinkLines = LineKey[]
