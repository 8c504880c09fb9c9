import { newId } from '../src/base/ids.ts'
import type { StaffRole } from '../src/base/role.ts'
import { accounts } from '../src/features/people/accounts/tables.ts'
import type { TestShop } from './shop.ts'
import { type Browser, signIn } from './sign-in.ts'

/** A browser in which a staff member with this role is signed in. */
export async function signInStaff(shop: TestShop, staffRole: StaffRole, name: string = staffRole): Promise<Browser> {
  const email = `${name}@staff.example`
  const createdAt = shop.shop.now()
  await shop.shop.db
    .insert(accounts)
    .values({ id: newId(), email, role: 'admin', staffRole, staffSource: 'invitation', lang: 'ru', createdAt })
    .onConflictDoNothing()
  return await signIn(shop, email)
}
