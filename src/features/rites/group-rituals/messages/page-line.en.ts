/** The name of a place in an order. */
export const en = { line: (ritual: string) => `${ritual}, for many families` }
