import { and, eq, notInArray, sql } from 'drizzle-orm'
import { newId } from '#base/ids.ts'
import type { Role, StaffRole } from '#base/role.ts'
import type { Shop } from '#server/shop.ts'
import { accounts } from './tables.ts'

type First = { email: string; role: Role; staffRole: StaffRole | null }

/**
 * The accounts that have a role from the start: the first owner, and in the sandbox an owner and a partner (docs/contract.md, "The
 * sandbox"). Who was owner only because the configuration named them is a customer again once it names another.
 */
export async function seedAccounts(shop: Shop): Promise<void> {
  const { SANDBOX, ADMIN_EMAIL } = shop.config
  const first: First[] = SANDBOX
    ? [
        { email: 'admin@example.com', role: 'admin', staffRole: 'owner' },
        { email: 'partner@example.com', role: 'partner', staffRole: null },
      ]
    : []
  if (ADMIN_EMAIL) first.push({ email: ADMIN_EMAIL.toLowerCase(), role: 'admin', staffRole: 'owner' })
  const owners = first.filter(({ role }) => role === 'admin').map(({ email }) => email)
  await shop.db
    .update(accounts)
    .set({ role: 'customer', staffRole: null, staffSource: null })
    .where(and(eq(accounts.staffSource, 'config'), notInArray(accounts.email, owners)))
  for (const { email, role, staffRole } of first) {
    const staffSource = staffRole ? ('config' as const) : null
    // Whoever a person invited stays so when the configuration names another.
    const kept = sql`case when ${accounts.staffSource} = 'invitation' then 'invitation' else ${staffSource} end`
    await shop.db
      .insert(accounts)
      .values({ id: newId(), email, role, staffRole, staffSource, lang: 'ru', createdAt: shop.now() })
      .onConflictDoUpdate({ target: accounts.email, set: { role, staffRole, staffSource: kept } })
  }
}
