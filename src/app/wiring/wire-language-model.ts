import type { ToolKnowledge } from '#features/language-model/commands-tools.ts'
import type { Consultant } from '#features/consultant/model.ts'
import { consultantEndpoint } from '#server/config-consultant.ts'
import type { Shop } from '#server/shop.ts'

/** The consultant that a language model speaks for, before the local one; undefined where no key is configured. */
export async function openModelConsultant(
  shop: Shop,
  knowledge: ToolKnowledge,
  local: Consultant,
): Promise<Consultant | undefined> {
  const { CONSULTANT_API_KEY: key, CONSULTANT_MODEL: model } = shop.config
  if (!key || !model) return undefined
  const { protocol, url } = consultantEndpoint(shop.config)
  // Most shops have no model, and none of this is loaded there.
  const [{ modelConsultant }, { openTokenBudget }] = await Promise.all([
    import('#features/language-model/commands.ts'),
    import('#features/language-model/commands-budget.ts'),
  ])
  const access = { url, key, model }
  return modelConsultant({
    model:
      protocol === 'anthropic'
        ? (await import('#features/language-model/providers/anthropic.ts')).anthropicModel(access)
        : (await import('#features/language-model/providers/openai.ts')).openaiModel(access),
    knowledge,
    local,
    budget: openTokenBudget(shop),
    shopName: (lang) => shop.settings().shopName[lang],
    now: shop.now,
    log: shop.log,
  })
}
