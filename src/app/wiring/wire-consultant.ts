import { deleteConversationsOf, moveConversations } from '#features/assistant/consultant/commands.ts'
import { consultantJobs } from '#features/assistant/consultant/jobs.ts'
import type { Knowledge } from '#features/assistant/consultant/model-knowledge.ts'
import { openKnowledge } from '#features/assistant/consultant/queries-knowledge.ts'
import { openCatalogueReader, listConversations } from '#features/assistant/consultant/queries.ts'
import { consultantRoutes } from '#features/assistant/consultant/routes.ts'
import { localConsultant } from '#features/assistant/local-consultant/rules.ts'
import type { Panchang } from '#features/orders/plans/queries.ts'
import type { PersonalPart } from '#features/people/profiles/commands-personal-data.ts'
import type { Route } from '#server/http/route.ts'
import type { Job } from '#server/jobs.ts'
import type { Shop } from '#server/shop.ts'
import type { Consultant } from '#features/assistant/consultant/model.ts'
import type { ToolKnowledge } from '#features/assistant/language-model/commands-tools.ts'
import { modelConsultant, openTokenBudget } from '#features/assistant/language-model/commands.ts'
import { anthropicModel } from '#features/assistant/language-model/providers/anthropic.ts'
import { openaiModel } from '#features/assistant/language-model/providers/openai.ts'
import { consultantEndpoint } from '#server/config-consultant.ts'

type Wired = {
  routes: Route[]
  jobs: Job[]
  personalParts: PersonalPart[]
  knowledge: Knowledge
  /** The catalogue has changed. */
  drop: () => void
}

/** The consultant with its engine, and its personal data. */
export function wireConsultant(shop: Shop, panchang: Panchang): Wired {
  const reader = openCatalogueReader(shop)
  const knowledge = openKnowledge(reader, panchang)
  const local = localConsultant(knowledge)
  const engine = openModelConsultant(shop, knowledge, local) ?? local
  return {
    routes: consultantRoutes({ shop, knowledge, engine }),
    jobs: consultantJobs(shop),
    personalParts: [
      {
        name: 'conversations',
        collect: (db, account) => listConversations(db, shop.keys, account.id),
        eraseConsented: (tx, account) => deleteConversationsOf(tx, account.id),
        erase: (tx, account) => deleteConversationsOf(tx, account.id),
        move: moveConversations,
      },
    ],
    knowledge,
    drop: reader.drop,
  }
}

/** The consultant with a language model, with the local one as fallback; undefined without a configured key. */
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
