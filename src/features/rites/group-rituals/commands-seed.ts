import { after, DAY, HOUR, MINUTE } from '#base/time.ts'
import { notifyCatalogueChanged } from '#features/catalogue/catalogue/commands.ts'
import type { Shop } from '#server/shop.ts'
import { groupRituals } from './tables.ts'

/** 9:00 in India, as the time since midnight UTC. */
const MORNING = 3 * HOUR + 30 * MINUTE

const GROUPS = [
  { id: '6f0ea2d1c4b84f5e9a7d3c2b1e0f4a01', serviceId: 'ganesha', inDays: 12, places: 24, priceCents: 54_00 },
  { id: '6f0ea2d1c4b84f5e9a7d3c2b1e0f4a02', serviceId: 'navagraha', inDays: 26, places: 36, priceCents: 81_00 },
]

/** Creates two future group rituals for the sandbox, so that its calendar is not empty. Does nothing if they exist. */
export async function seedGroupDemo({ db, now }: Shop): Promise<void> {
  const midnight = new Date(Math.floor(now().getTime() / DAY) * DAY)
  const rows = GROUPS.map(({ inDays, ...facts }) => {
    const performsAt = after(midnight, inDays * DAY + MORNING)
    return { ...facts, performsAt, closesAt: after(performsAt, -DAY), createdBy: 'sandbox', createdAt: now() }
  })
  await db.transaction(async (tx) => {
    const created = await tx.insert(groupRituals).values(rows).onConflictDoNothing().returning({ id: groupRituals.id })
    if (created.length > 0) await notifyCatalogueChanged(tx)
  })
}
