import type { Locator, Page } from '@playwright/test'
import { makeSamplePhotograph } from '../sample-photograph.ts'
import { expect, isAlive, type Lang } from './journey.ts'
import { callAs, OWNER, sentCode } from './staff-sign-in.ts'
import { sectionTitle, STAFF_MESSAGES } from './staff-messages.ts'

/** One ritual in both languages, as an owner would write it. */
export type Ritual = { id: string; ru: Texts; en: Texts }
type Texts = { name: string; intro: string; description: string; content: string }

export const MORNING_STAR: Omit<Ritual, 'id'> = {
  ru: {
    name: 'Ягья утренней звезды',
    intro: 'Подношение огню на рассвете.',
    description: 'Читается на рассвете.',
    content: '## Как проходит\n\nНа рассвете.',
  },
  en: {
    name: 'Yagya of the Morning Star',
    intro: 'An offering to the fire at dawn.',
    description: 'Recited at dawn.',
    content: '## How it goes\n\nAt dawn.',
  },
}

const FIELDS = ['intro', 'description', 'content'] as const

export async function signIn(page: Page, lang: Lang, shop: string): Promise<void> {
  const { account } = STAFF_MESSAGES[lang]
  // The shop has already sent a code at an earlier sign-in, and it sends the next code only after a minute.
  await callAs(page.request, shop, '/api/sandbox/clock/advance', { seconds: 61 })
  await page.goto(`/admin-panel?lang=${lang}`)
  await page.getByRole('textbox', { name: account.signIn.contact }).fill(OWNER)
  await page.getByRole('button', { name: account.signIn.getCode }).click()
  const code = page.getByRole('textbox', { name: account.signIn.code })
  await expect(code).toBeVisible()
  // A complete code is submitted automatically.
  await code.fill(await sentCode(page.request, OWNER, shop))
  await expect(page.getByRole('heading', { name: sectionTitle('today', lang), level: 1 })).toBeVisible()
}

/** Opens a section through the navigation rail, which is behind a button on a phone. */
export async function openSection(page: Page, lang: Lang, id: string) {
  const { admin } = STAFF_MESSAGES[lang]
  const menu = page.getByRole('button', { name: admin.menu, exact: true })
  if (await menu.isVisible()) await menu.click()
  await page
    .getByRole('navigation', { name: admin.nav })
    .getByRole('link', { name: sectionTitle(id, lang), exact: true })
    .click()
}

/** Writes a ritual in both languages and publishes it. */
export async function publishRitual(page: Page, lang: Lang, { id, ...texts }: Ritual): Promise<void> {
  const { editor } = STAFF_MESSAGES[lang]
  await openSection(page, lang, 'rituals')
  await page.getByRole('button', { name: editor.kinds.ritual.create }).click()
  const made = page.getByRole('dialog')
  await made.getByLabel(editor.create.nameRu).fill(texts.ru.name)
  await made.getByLabel(editor.create.nameEn).fill(texts.en.name)
  await made.getByLabel(editor.create.id).fill(id)
  await made.getByRole('button', { name: editor.create.submit }).click()
  await expect(page.getByRole('heading', { level: 1, name: texts[lang].name })).toBeVisible()
  for (const each of ['ru', 'en'] as const) {
    for (const field of FIELDS) {
      const label = new RegExp(`^${editor.fields[field]} ${each.toUpperCase()}`)
      await page.getByRole('textbox', { name: label }).fill(texts[each][field])
    }
  }
  await page.getByRole('link', { name: editor.editor.tabs.prices }).click()
  await page.getByLabel(editor.fields.price).fill('300')
  await page.getByRole('button', { name: editor.publication.publish, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: editor.publication.publish, exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('#content').getByText(editor.states.published, { exact: true })).toBeVisible()
}

export async function withdrawRitual(page: Page, lang: Lang, { id }: Ritual): Promise<void> {
  const { editor } = STAFF_MESSAGES[lang]
  await page.goto(`/admin-panel/rituals/${id}?lang=${lang}`)
  await page.getByRole('button', { name: editor.editor.more }).click()
  await page.getByRole('menuitem', { name: editor.publication.withdraw }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: editor.publication.withdraw }).click()
  await expect(page.locator('#content').getByText(editor.states.draft, { exact: true })).toBeVisible()
}

/** Schedules the waiting ritual for today, and prints the sheet of that day. */
export async function scheduleAndPrint(page: Page, lang: Lang, ritual: Ritual, customer: string): Promise<void> {
  const { calendar } = STAFF_MESSAGES[lang]
  await openSection(page, lang, 'calendar')
  await page
    .getByRole('button', { name: new RegExp(`^${calendar.unscheduled.schedule}.*${ritual[lang].name}`) })
    .click()
  const dialog = page.getByRole('dialog')
  const day = dialog.getByLabel(calendar.dialog.date, { exact: true })
  await expect(day).toHaveAttribute('min', /./)
  await day.fill((await day.getAttribute('min')) ?? '')
  await dialog.getByRole('button', { name: calendar.dialog.add, exact: true }).click()
  await dialog.getByRole('button', { name: calendar.dialog.save, exact: true }).click()
  await expect(dialog).toBeHidden()
  // The form suggests all bought days, so a sheet exists for each of these days.
  const sheets = page.getByRole('link', { name: new RegExp(`^${calendar.sankalpa.title}|^${calendar.sheetOf('')}`) })
  await sheets.first().click()
  await printSheet(page, lang, ritual, customer, (button) => button.click())
}

/** Presses Print on the open sheet, and checks the printed pages. */
export async function printSheet(
  page: Page,
  lang: Lang,
  ritual: Ritual,
  customer: string,
  press: (button: Locator) => Promise<void>,
): Promise<void> {
  const { calendar } = STAFF_MESSAGES[lang]
  // Earlier tests may have scheduled rituals on the same day. These rituals are above this ritual.
  const row = page.getByRole('row', { name: new RegExp(customer) }).last()
  await expect(row).toContainText(ritual[lang].name)
  const printed = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        window.print = () => resolve(true)
      }),
  )
  await press(page.getByRole('button', { name: calendar.sankalpa.print }))
  expect(await printed).toBe(true)
  await page.emulateMedia({ media: 'print' })
  await expect(row).toBeVisible()
  await expect(page.getByRole('button', { name: calendar.sankalpa.print })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
}

export const fireFile = async (side = 400) => ({
  name: 'fire.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from(await makeSamplePhotograph(side)),
})

/** Adds a photograph of the fire to a new proof, as a priest does on a phone. Then publishes the proof, as a manager does. */
export async function proveRitual(page: Page, lang: Lang, ritual: Ritual): Promise<void> {
  const { media, proofs } = STAFF_MESSAGES[lang]
  await page.goto(`/admin-panel/proofs?lang=${lang}`)
  await page.getByRole('link', { name: proofs.tabs.missing }).click()
  await page.getByRole('link', { name: ritual[lang].name }).first().click()
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: proofs.phone.photo }).click()
  await (await choosing).setFiles(await fireFile())
  await page.getByLabel(proofs.place, { exact: true }).fill('Varanasi')
  await expect(page.getByText(media.uploaded, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: proofs.phone.send }).click()
  await expect(page.getByText(proofs.phone.done)).toBeVisible()
  await page.locator('#content').getByRole('link', { name: proofs.phone.open }).click()
  await page.getByRole('button', { name: proofs.publish, exact: true }).click()
  // Some of the bought days are still in the future, so the form asks for a reason.
  await page.getByRole('dialog').getByLabel(proofs.earlyReason, { exact: true }).fill('The family asked for it')
  await page.getByRole('dialog').getByRole('button', { name: proofs.publish, exact: true }).click()
  await expect(page.getByText(new RegExp(`^${proofs.published('').trim()}`))).toBeVisible()
}

/** Checks the proof page that the customer opens, its certificate, and the public page that verifies the certificate's number. */
export async function verify(page: Page, lang: Lang, link: string, customer: string): Promise<void> {
  const { proofPage } = STAFF_MESSAGES[lang]
  await page.goto(`${link}?lang=${lang}`)
  await isAlive(page)
  await expect(page.getByText(/Varanasi|Варанаси/).first()).toBeVisible()
  await expect(page.getByText(customer)).toHaveCount(0)
  await page.getByRole('link', { name: proofPage.page.openCertificate }).click()
  await expect(page.getByText(proofPage.certificate.heading)).toBeVisible()
  const number = page.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4})+$/).first()
  const text = (await number.textContent()) ?? ''
  await page.goto(`/verify?lang=${lang}`)
  await isAlive(page)
  await page.getByLabel(proofPage.verify.field).fill(text)
  await page.getByRole('button', { name: proofPage.verify.check }).click()
  await expect(page.getByText(proofPage.verify.valid)).toBeVisible()
}

/** Refunds a card payment from the ledger, and checks that its order is refunded. */
export async function refund(page: Page, lang: Lang, number: string): Promise<void> {
  const { money, management } = STAFF_MESSAGES[lang]
  await openSection(page, lang, 'payments')
  await page.getByRole('searchbox', { name: money.search }).fill(number)
  await page.getByRole('link', { name: money.order(number) }).click()
  await page.getByRole('button', { name: money.refund.button }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(money.refund.reason).fill('Changed plans')
  await dialog.getByRole('button', { name: money.refund.confirm('$300', money.orderWord(number)) }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('link', { name: money.openOrder }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)
  await expect(page.getByText(management.statuses.refunded, { exact: true }).first()).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(sectionTitle('orders', lang)))
}
