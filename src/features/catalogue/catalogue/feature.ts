import { CONTENT } from '#server/content-folder.ts'
import type { Feature } from '#server/feature.ts'
import { CATALOGUE_CHANGED, seedCatalogue } from './commands.ts'
import type { CatalogueContext } from './context.ts'
import { cataloguePageRoutes, catalogueRoutes } from './routes.ts'

export const feature: Feature<CatalogueContext> = {
  content: [
    { table: 'ritual', omit: ['scheduled_by'] },
    { table: 'article', omit: ['scheduled_by'] },
    { table: 'catalogue_alias' },
    { table: 'catalogue_seed', channel: CATALOGUE_CHANGED },
  ],
  seed: ({ db, config: { MAHALAKSHMI_ALIAS: alias } }) =>
    seedCatalogue(db, CONTENT, alias ? { [alias]: 'mahalakshmi' } : {}),
  routes: (context) => ({ catalogue: [...catalogueRoutes(context.shop), ...cataloguePageRoutes(context)] }),
}
