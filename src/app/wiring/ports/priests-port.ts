import type { CatalogueContext } from '#features/catalogue/catalogue/context.ts'
import type { OnRole } from '#features/people/staff/context.ts'
import { openPriestRecord } from '#features/rites/priests/commands-records.ts'
import { listPublicPriests } from '#features/rites/priests/queries.ts'
import type { Shop } from '#server/shop.ts'

/**
 * Returns the port that finds the priests for the page of a ritual. The rituals feature may not import priests, so it gets them through this port.
 */
export function createPerformersPort(shop: Shop): CatalogueContext['performersOf'] {
  return async (ritualId, lang) => {
    const found = await listPublicPriests(shop, lang, ritualId)
    const priests = found.map(({ id, name, place, portrait, isSample }) => ({
      id,
      name,
      place,
      portrait_url: portrait?.url ?? null,
      is_sample: isSample,
    }))
    // Samples are not real people. A priest who performs all rituals does not count as the author of a single ritual.
    const own = found.filter(({ isSample, rituals }) => !isSample && rituals.some(({ id }) => id === ritualId))
    const [author, ...others] = own
    return { ...(priests.length > 0 && { priests }), ...(author && others.length === 0 && { author: author.name }) }
  }
}

/** An account gets a record of a priest together with the role of a priest. The staff feature may not import priests, so a port opens the record. */
export function openRecordOfPriest({ now }: Pick<Shop, 'now'>): OnRole {
  return async (tx, accountId, role) => {
    if (role === 'priest') await openPriestRecord(tx, now(), accountId)
  }
}
