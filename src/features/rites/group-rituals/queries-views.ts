import { localized, type Lang } from '#base/i18n.ts'
import { findService, listCategories } from '#features/catalogue/catalogue/queries.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import { presentGroup } from './present.ts'
import { countTaken, type Group, listComing } from './queries.ts'
import type { GroupView } from './schemas.ts'

type Views = Pick<Shop, 'settings' | 'now'> & { from: Db }

/** Converts groups to the public format. Groups whose ritual is not published are left out. */
export async function listViews({ from, settings, now }: Views, groups: Group[], lang: Lang): Promise<GroupView[]> {
  const taken = await countTaken(
    from,
    groups.map(({ id }) => id),
  )
  const shown: GroupView[] = []
  for (const group of groups) {
    const service = await findService({ readDb: from, settings }, group.serviceId)
    if (!service) continue
    const category = (await listCategories(from, [service.id])).get(service.id) ?? null
    const [name, description] = [localized(service, 'name', lang), localized(service, 'description', lang)]
    const ritual = { id: service.id, name, description, category }
    shown.push(presentGroup(group, { ritual, taken: taken.get(group.id) ?? 0, now: now() }))
  }
  return shown
}

/** Groups that begin before this day in India, the earliest first. Includes groups that are full or no longer sold. */
export async function listComingViews(shop: Shop, lang: Lang, before: string): Promise<GroupView[]> {
  const { readDb, settings, now } = shop
  return await listViews({ from: readDb, settings, now }, await listComing(readDb, now(), before), lang)
}
