/** The tools of the shop's Model Context Protocol server. No tool changes any data. */
export const AGENT_TOOLS = [
  'search_rituals',
  'get_ritual',
  'list_articles',
  'get_article',
  'panchang',
  'quote',
] as const

export type AgentTool = (typeof AGENT_TOOLS)[number]

/** The maximum number of messages in one batch. Only older revisions of the protocol have batches. */
export const MAX_MESSAGES = 20

/** The maximum number of days of the lunar calendar in one response. The calculation of a day that is not in the cache takes some time. */
export const MAX_DAYS = 31
