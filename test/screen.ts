import type { Page } from '@playwright/test'
import type { Lang } from './e2e/journey.ts'

export type Screen = {
  name: string
  /** Brings the page to the state of the picture. */
  show: (page: Page, lang: Lang) => Promise<void>
  /** False if the picture shows only the window, for example for a panel over the page. */
  whole?: boolean
  /** True if the page asks the visitor about analytics. Otherwise the visitor has already answered. */
  asks?: boolean
  /** True if the screen closes by itself after a short time. */
  brief?: boolean
}

export function page(name: string, path: string): Screen {
  return { name, show: (page, lang) => open(page, path, lang) }
}

export async function open(page: Page, path: string, lang: Lang): Promise<void> {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`)
}
