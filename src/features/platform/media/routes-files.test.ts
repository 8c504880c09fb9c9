import { eq } from 'drizzle-orm'
import { generate } from 'otplib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accounts } from '#features/people/accounts/tables.ts'
import { mediaForm, makePicture } from '../../../../test/make-media.ts'
import { openTestShop, type TestShop } from '../../../../test/shop.ts'
import { signInStaff } from '../../../../test/sign-in-staff.ts'
import { BEHIND_PROXY, type Browser, signIn } from '../../../../test/sign-in.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ ...BEHIND_PROXY, STAFF_SECOND_FACTOR: '1' })
})
afterAll(() => shop.close())

const FACTOR = '/api/auth/second-factor'

async function passFactor(browser: Browser): Promise<void> {
  const { body } = await browser.call('POST', `${FACTOR}/totp/registration-options`)
  const code = await generate({ secret: body.secret, epoch: Math.floor(shop.shop.now().getTime() / 1000) })
  await browser.call('POST', `${FACTOR}/totp/registration`, { code })
}

/** Uploads a file that only staff may see, from a browser that has passed the second factor. */
async function bringHidden(browser: Browser): Promise<string> {
  await passFactor(browser)
  const form = mediaForm(await makePicture(), { visibility: 'staff' })
  const { body } = await browser.call('POST', '/api/admin/media', form)
  return body.url
}

async function statusFor(browser: Browser, url: string): Promise<number> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return (await shop.api.request(`http://localhost${url}`, { headers: { cookie } })).status
}

/** Opens another session of the same person. One sign-in code a minute is allowed, so the clock is advanced first. */
async function signInAgain(contact: string): Promise<Browser> {
  await shop.call('POST', '/api/sandbox/clock/advance', { seconds: 61 })
  return await signIn(shop, contact)
}

it('staff get 404 for a staff-only file until they pass the second factor', async () => {
  const owner = await signInStaff(shop, 'owner')
  const url = await bringHidden(owner)
  const again = await signInAgain('owner@staff.example')
  const priest = await signInStaff(shop, 'priest')
  const before = [await statusFor(again, url), await statusFor(priest, url)]
  await passFactor(priest)
  expect([before, await statusFor(owner, url), await statusFor(priest, url)]).toEqual([[404, 404], 200, 200])
})

it('a person who has left the staff cannot open their own staff-only file', async () => {
  const editor = await signInStaff(shop, 'editor')
  const url = await bringHidden(editor)
  const other = await signInStaff(shop, 'editor', 'other')
  await passFactor(other)
  expect([await statusFor(editor, url), await statusFor(other, url)]).toEqual([200, 404])
  const left = { role: 'customer', staffRole: null, staffSource: null } as const
  await shop.shop.db.update(accounts).set(left).where(eq(accounts.email, 'editor@staff.example'))
  expect(await statusFor(await signInAgain('editor@staff.example'), url)).toBe(404)
})
