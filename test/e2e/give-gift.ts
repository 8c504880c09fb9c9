import { type Page, request } from '@playwright/test'
import { origin } from './origin.ts'
import { findInMail } from './staff-sign-in.ts'
import { placePaidOrder } from './staff-customer.ts'

const GIFT = {
  name: 'Aglaia Konstantinopolskaya-Rumyantseva',
  note: 'С днём рождения, мама!\nПусть этот год будет лёгким.',
}

/** Orders and pays a gift. Returns the path of the page with its gift card. */
export async function giveGift(page: Page, gift = GIFT): Promise<string> {
  const email = `gift-${Date.now()}@example.com`
  await placePaidOrder(request, origin(), 'ganesha', { name: 'Пётр Соколов', email, method: 'card', gift })
  return await findInMail(page.request, email, origin(), /\/gift\/[0-9a-f]{32}/)
}
