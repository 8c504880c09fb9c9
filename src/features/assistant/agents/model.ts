/** What a program may ask of the shop over the Model Context Protocol; each only reads. */
export const AGENT_TOOLS = [
  'search_rituals',
  'get_ritual',
  'list_articles',
  'get_article',
  'panchang',
  'quote',
] as const

export type AgentTool = (typeof AGENT_TOOLS)[number]

/** Messages in one batch; later versions of the protocol know no batches at all. */
export const MOST_MESSAGES = 20

/** Days of the lunar calendar in one answer: a day that nobody asked for yet takes some work. */
export const MOST_DAYS = 31
