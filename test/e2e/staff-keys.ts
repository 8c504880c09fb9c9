import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** The maximum number of presses of Tab. Every page of the panel has fewer controls than this. */
const MAX_PRESSES = 200

/** Presses Tab until a control with this name has the focus. If the focus does not reach the control, the journey fails. */
export async function tabTo(page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const passed: string[] = []
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    await page.keyboard.press(key)
    const focused = await focusedName(page)
    if (typeof name === 'string' ? focused === name : name.test(focused)) return
    passed.push(focused)
  }
  throw new Error(
    `no control named ${name} takes the focus; these controls took the focus: ${[...new Set(passed)].join(' | ')}`,
  )
}

/** Moves to a control with the keyboard and presses Enter. */
export async function pressOn(page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, name, key)
  await page.keyboard.press('Enter')
}

/** Moves to a field with the keyboard and replaces its text. */
export async function typeInto(page: Page, name: string | RegExp, text: string): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press('Control+A')
  await page.keyboard.type(text)
}

/** Opens a page of the panel through the list of all pages, which Ctrl+K opens. */
export async function goTo(page: Page, section: string): Promise<void> {
  await page.keyboard.press('Control+K')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type(section)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('#content')).toBeFocused()
}

/** Checks that the focus has not moved to the top of the page, even if the pressed control has disappeared. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(async () => await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
}

/** The name of the focused control, approximately as a screen reader reads it. */
async function focusedName(page: Page): Promise<string> {
  const name = await page.evaluate(() => {
    const { activeElement } = document
    const label =
      activeElement instanceof HTMLInputElement ||
      activeElement instanceof HTMLTextAreaElement ||
      activeElement instanceof HTMLSelectElement
        ? activeElement.labels?.[0]?.textContent
        : undefined
    return activeElement?.getAttribute('aria-label') ?? label ?? activeElement?.textContent ?? ''
  })
  return name.trim()
}
