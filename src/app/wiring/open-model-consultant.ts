import type { Consultant } from '#features/consultant/model.ts'
import { openTokenBudget } from '#features/language-model/commands-budget.ts'
import type { ToolKnowledge } from '#features/language-model/commands-tools.ts'
import { modelConsultant } from '#features/language-model/commands.ts'
import { anthropicModel } from '#features/language-model/providers/anthropic.ts'
import { openaiModel } from '#features/language-model/providers/openai.ts'
import { consultantEndpoint } from '#server/config-consultant.ts'
import type { Shop } from '#server/shop.ts'

/** The consultant that a language model speaks for, before the local one; undefined where no key is configured. */
export function openModelConsultant(shop: Shop, knowledge: ToolKnowledge, local: Consultant): Consultant | undefined {
  const { CONSULTANT_API_KEY: key, CONSULTANT_MODEL: model } = shop.config
  if (!key || !model) return undefined
  const { protocol, url } = consultantEndpoint(shop.config)
  const access = { url, key, model }
  return modelConsultant({
    model: protocol === 'anthropic' ? anthropicModel(access) : openaiModel(access),
    knowledge,
    local,
    budget: openTokenBudget(shop),
    shopName: (lang) => shop.settings().shopName[lang],
    log: shop.log,
  })
}
