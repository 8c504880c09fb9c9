import type { LineKey } from '#features/rites/calendar/model.ts'

/** The maximum number of pictures that one link takes. */
export const MAX_FILES = 60

/** The lines of the sheet at the time when the link was made. The first line has the number 1. */
export type LinkLines = LineKey[]
