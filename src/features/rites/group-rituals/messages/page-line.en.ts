/** How a place is called in an order. */
export const en = { line: (ritual: string) => `${ritual}, for many families` }
