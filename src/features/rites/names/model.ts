/** The maximum number of names in one request for readings. The largest plan has this number of names. */
export const MAX_READINGS = 50
