/** The tools of the shop's Model Context Protocol server; all of them only read. */
export const AGENT_TOOLS = [
  'search_rituals',
  'get_ritual',
  'list_articles',
  'get_article',
  'panchang',
  'quote',
] as const

export type AgentTool = (typeof AGENT_TOOLS)[number]

/** Messages in one batch; later versions of the protocol have no batches. */
export const MAX_MESSAGES = 20

/** Days of the lunar calendar in one answer: a day that is not cached takes some computation. */
export const MAX_DAYS = 31
