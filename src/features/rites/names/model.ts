/** The maximum number of names in one request for readings: as many as the largest plan has. */
export const MAX_READINGS = 50
