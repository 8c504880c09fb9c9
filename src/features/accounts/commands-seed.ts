import { newId } from '#base/ids.ts'
import type { Role } from '#base/role.ts'
import type { Shop } from '#server/shop.ts'
import { accounts } from './tables.ts'

/** The accounts that have a role from the start: the first administrator, and in the sandbox an administrator and a partner (docs/contract.md, "The sandbox"). */
export async function seedAccounts(shop: Shop): Promise<void> {
  const { SANDBOX, ADMIN_EMAIL } = shop.config
  const first: [email: string, role: Role][] = SANDBOX
    ? [
        ['admin@example.com', 'admin'],
        ['partner@example.com', 'partner'],
      ]
    : []
  if (ADMIN_EMAIL) first.push([ADMIN_EMAIL.toLowerCase(), 'admin'])
  for (const [email, role] of first) {
    await shop.db
      .insert(accounts)
      .values({ id: newId(), email, role, lang: 'ru', createdAt: shop.now() })
      .onConflictDoUpdate({ target: accounts.email, set: { role } })
  }
}
