import type { PersonalPart } from '#features/people/accounts/context.ts'
import type { Feature } from '#server/feature.ts'
import { eraseTranslations } from './commands.ts'
import type { WishesContext } from './context.ts'
import { translationJobs } from './jobs.ts'
import { SEALED_TRANSLATION } from './model.ts'
import { listTranslationsOf } from './queries.ts'
import { wishRoutes } from './routes.ts'

export const feature: Feature<WishesContext, PersonalPart> = {
  sealed: [SEALED_TRANSLATION],
  personalData: ({ keys }) => [
    {
      name: 'wishTranslations',
      collect: async (db, account) => await listTranslationsOf(db, keys, account),
      eraseConsented: eraseTranslations,
      erase: eraseTranslations,
      eraseGuest: (tx, email) => eraseTranslations(tx, { id: '', email }),
    },
  ],
  routes: (context) => ({ 'calendar (staff)': wishRoutes(context) }),
  jobs: translationJobs,
}
