import type { Shop } from '#server/shop.ts'
import type { Knowledge } from './model-knowledge.ts'
import type { Consultant } from './model.ts'
import type { DangerModel } from './rules-danger.ts'

/** Dependencies of the consultant's calls. `readDangerModel` reads the weights once. `engine` is the language model if one is configured, and otherwise the local consultant. */
export type ConsultantContext = {
  shop: Shop
  knowledge: Knowledge
  engine: Consultant
  readDangerModel: () => Promise<DangerModel>
}
