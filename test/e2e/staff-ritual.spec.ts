import { expect, inRussian, LANGS, MESSAGES } from './journey.ts'
import { findInMail } from './staff-sign-in.ts'
import { buyByCard, buyOnlyRitual } from './staff-customer.ts'
import { testInEmptyShop } from './staff-shop.ts'
import {
  MORNING_STAR,
  proveRitual,
  publishRitual,
  refund,
  scheduleAndPrint,
  signIn,
  verify,
  withdrawRitual,
} from './staff-steps.ts'

const test = testInEmptyShop()

/** Each test starts with an empty catalogue and fills it, so the tests run one after another. */
test.describe.configure({ mode: 'default' })

for (const lang of LANGS) {
  test(
    `a ritual is published, ordered and performed, and another order is refunded (${lang})`,
    inRussian(lang),
    async ({ page, browser, shop, isMobile }) => {
      const ritual = { id: `morning-star-${lang}-${isMobile ? 'phone' : 'desktop'}`, ...MORNING_STAR }
      const customer = await browser.newPage()
      await signIn(page, lang, shop)
      await publishRitual(page, lang, ritual)

      await buyOnlyRitual(customer, lang, ritual.id, `${ritual.id}@example.com`, shop)
      await scheduleAndPrint(page, lang, ritual, 'Анна Смирнова')
      await proveRitual(page, lang, ritual)
      const link = await findInMail(page.request, `${ritual.id}@example.com`, shop, /\/proof\/[\w-]+/)
      await verify(customer, lang, link, 'Анна Смирнова')

      const other = await buyByCard(customer, lang, ritual.id, `other-${ritual.id}@example.com`)
      await refund(page, lang, other.slice(0, 8))
      await customer.reload()
      await expect(
        customer.getByText(MESSAGES[lang].orders.page.status('refunded'), { exact: true }).first(),
      ).toBeVisible()
      const returned = new RegExp(`#${other.slice(0, 8)}(?=[^]*\\$300)`)
      await findInMail(page.request, `other-${ritual.id}@example.com`, shop, returned)
      await withdrawRitual(page, lang, ritual)
      await customer.close()
    },
  )
}
