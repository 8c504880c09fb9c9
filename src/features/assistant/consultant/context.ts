import type { Shop } from '#server/shop.ts'
import type { Knowledge } from './model-knowledge.ts'
import type { Consultant } from './model.ts'

/** Dependencies of the consultant's calls. `engine` is the language model if one is configured, and otherwise the local consultant. */
export type ConsultantContext = { shop: Shop; knowledge: Knowledge; engine: Consultant }
