import type { PersonalPart } from '#features/people/accounts/context.ts'
import type { Feature } from '#server/feature.ts'
import { deleteConversationsOf, moveConversations } from './commands.ts'
import type { ConsultantContext } from './context.ts'
import { consultantJobs } from './jobs.ts'
import { SEALED_CONVERSATION } from './model.ts'
import { listConversations } from './queries.ts'
import { consultantRoutes } from './routes.ts'

export const feature: Feature<ConsultantContext, PersonalPart> = {
  sealed: [SEALED_CONVERSATION],
  personalData: ({ keys }) => [
    {
      name: 'conversations',
      collect: (db, account) => listConversations(db, keys, account.id),
      eraseConsented: (tx, account) => deleteConversationsOf(tx, account.id),
      erase: (tx, account) => deleteConversationsOf(tx, account.id),
      move: moveConversations,
    },
  ],
  routes: (context) => ({ consultant: consultantRoutes(context) }),
  jobs: ({ shop }) => consultantJobs(shop),
}
