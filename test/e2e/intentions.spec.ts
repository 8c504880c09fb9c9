import type { Locator, Page } from '@playwright/test'
import { en } from '../../src/features/catalogue/catalogue-lists/messages/page-intentions.en.ts'
import { ru } from '../../src/features/catalogue/catalogue-lists/messages/page-intentions.ru.ts'
import { expect, expectAccessible, type Lang, LANGS, ONCE, openCart, inEnglish, test, MESSAGES } from './journey.ts'

const NAMES = { ru, en }

async function openIntentions(page: Page, lang: Lang): Promise<{ opener: Locator; dialog: Locator }> {
  await page.goto(`/ritual/z-special-intention?lang=${lang}`)
  const opener = page.locator('#order').getByRole('button', { name: MESSAGES[lang].catalogue.page.chooseIntentions })
  await opener.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return { opener, dialog }
}

for (const lang of LANGS) {
  test(
    `six groups of intentions appear in order, with their number of intentions (${lang})`,
    inEnglish(lang),
    async ({ page }) => {
      const { dialog } = await openIntentions(page, lang)
      const groups = dialog.getByRole('group')
      await expect(groups).toHaveCount(6)
      expect(await groups.evaluateAll((all) => all.map((group) => group.querySelectorAll('input').length))).toEqual([
        6, 4, 4, 6, 4, 5,
      ])
      const names = Object.values(NAMES[lang].groups)
      expect(await groups.evaluateAll((all) => all.map((group) => group.querySelector('legend')?.textContent))).toEqual(
        names,
      )
      await expectAccessible(page)
    },
  )
}

test('Escape, a click outside and Cancel close the dialog and discard changes', ONCE, async ({ page }) => {
  // On a phone the dialog covers the whole screen and has no backdrop.
  const { opener, dialog } = await openIntentions(page, 'en')
  const box = dialog.getByRole('checkbox').first()
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(20, 450),
    () => dialog.getByRole('button', { name: 'Cancel' }).click(),
  ]
  for (const close of ways) {
    await box.check()
    await close()
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await expect(box).not.toBeChecked()
  }
})

test('each intention costs $480, and a second press makes its quantity two', ONCE, async ({ page }) => {
  const { opener, dialog } = await openIntentions(page, 'en')
  await dialog.getByRole('checkbox', { name: en.names['new-work'] }).check()
  await dialog.getByRole('checkbox', { name: en.names.gratitude }).check()
  await dialog.getByRole('button').last().click()
  await opener.click()
  await dialog.getByRole('checkbox', { name: en.names.gratitude }).check()
  await dialog.getByRole('button').last().click()
  const panel = await openCart(page, 'en')
  const rows = panel.getByRole('list', { name: MESSAGES.en.cart.items }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.filter({ hasText: en.names['new-work'] })).toContainText('$480')
  await expect(rows.filter({ hasText: en.names.gratitude })).toContainText('$960')
})
