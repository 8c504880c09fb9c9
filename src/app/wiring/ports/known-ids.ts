import type { KnownIds } from '#features/platform/analytics/rules.ts'
import { listCatalogue, listServices } from '#features/catalogue/catalogue/queries.ts'
import type { Shop } from '#server/shop.ts'

/** The ids in the catalogue, cached until the catalogue changes. Analytics counts only these ids. */
export function openKnownIds({ db, settings }: Shop) {
  let ids: Promise<KnownIds> | undefined
  async function load(): Promise<KnownIds> {
    const [services, items] = await Promise.all([listServices({ readDb: db, settings }), listCatalogue(db)])
    const articles = items.filter(({ source }) => source === 'articles')
    return { rituals: new Set(services.map(({ id }) => id)), articles: new Set(articles.map(({ id }) => id)) }
  }
  return {
    ids: async (): Promise<KnownIds> => {
      ids ??= load()
      ids.catch(() => {
        ids = undefined
      })
      return await ids
    },
    drop: (): void => {
      ids = undefined
    },
  }
}
