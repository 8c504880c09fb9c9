import type { Shop } from '#server/shop.ts'
import type { Knowledge } from './model-knowledge.ts'
import type { Consultant } from './model.ts'
import type { DangerModel } from './rules-danger.ts'

/**
 * The dependencies of the consultant's calls. `readDangerModel` reads the weights of the danger check once. `engine` answers the questions:
 * the language model if one is configured, otherwise the local consultant.
 */
export type ConsultantContext = {
  shop: Shop
  knowledge: Knowledge
  engine: Consultant
  readDangerModel: () => Promise<DangerModel>
}
