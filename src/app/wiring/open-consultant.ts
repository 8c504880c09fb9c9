import type { ConsultantContext } from '#features/assistant/consultant/context.ts'
import type { Knowledge } from '#features/assistant/consultant/model-knowledge.ts'
import { openKnowledge } from '#features/assistant/consultant/queries-knowledge.ts'
import { openCatalogueReader } from '#features/assistant/consultant/queries.ts'
import { openDangerModel } from '#features/assistant/consultant/providers/danger-weights.ts'
import { localConsultant } from '#features/assistant/local-consultant/rules.ts'
import type { Panchang } from '#features/orders/plans/queries.ts'
import type { Shop } from '#server/shop.ts'
import type { Consultant } from '#features/assistant/consultant/model.ts'
import type { ToolKnowledge } from '#features/assistant/language-model/commands-tools.ts'
import { modelConsultant, openTokenBudget } from '#features/assistant/language-model/commands.ts'
import { openTranslator } from '#features/assistant/language-model/commands-translate.ts'
import { anthropicModel } from '#features/assistant/language-model/providers/anthropic.ts'
import type { LanguageModel } from '#features/assistant/language-model/providers/language-model.ts'
import { openaiModel } from '#features/assistant/language-model/providers/openai.ts'
import type { Translate } from '#features/rites/wish-translations/context.ts'
import { consultantEndpoint } from '#server/config-consultant.ts'

/**
 * The consultant. A language model writes its answers, or local rules if no model is configured. `drop` removes the consultant's copy of
 * the catalogue, and is called after a change of the catalogue.
 */
export function openConsultant(
  shop: Shop,
  panchang: Panchang,
  shopFacts: Knowledge['shopFacts'],
): { context: ConsultantContext; drop: () => void } {
  const reader = openCatalogueReader(shop)
  const knowledge = openKnowledge(reader, panchang, shopFacts)
  const local = localConsultant(knowledge)
  const engine = openModelConsultant(shop, knowledge, local) ?? local
  return { context: { shop, knowledge, engine, readDangerModel: openDangerModel() }, drop: reader.drop }
}

/** Returns the consultant with a language model. If the model fails, the local consultant answers. Undefined if no key is configured. */
export function openModelConsultant(shop: Shop, knowledge: ToolKnowledge, local: Consultant): Consultant | undefined {
  const model = openModel(shop)
  if (!model) return undefined
  return modelConsultant({
    model,
    knowledge,
    local,
    budget: openTokenBudget(shop),
    shopName: (lang) => shop.settings().shopName[lang],
    log: shop.log,
  })
}

/** Translates wishes for priests. Undefined if no key is configured. */
export function openWishTranslator(shop: Shop): Translate | undefined {
  const model = openModel(shop)
  return model && openTranslator({ model, budget: openTokenBudget(shop), log: shop.log })
}

function openModel({ config }: Shop): LanguageModel | undefined {
  const { CONSULTANT_API_KEY: key, CONSULTANT_MODEL: model } = config
  if (!key || !model) return undefined
  const { protocol, url } = consultantEndpoint(config)
  const access = { url, key, model }
  return protocol === 'anthropic' ? anthropicModel(access) : openaiModel(access)
}
