/** The maximum number of names in one request for readings: those of the largest plan. */
export const MAX_READINGS = 50
