import type { Shop } from '#server/shop.ts'
import type { Knowledge } from './model-knowledge.ts'
import type { Consultant } from './model.ts'

/** What the consultant's calls work with. `engine` is the model where one is configured, else the local one. */
export type ConsultantContext = { shop: Shop; knowledge: Knowledge; engine: Consultant }
