import type { Page } from '@playwright/test'
import type { Lang } from './e2e/journey.ts'

export type Screen = {
  name: string
  /** Brings the page to where the picture is taken. */
  show: (page: Page, lang: Lang) => Promise<void>
  /** False: the window alone, e.g. for a panel over the page. */
  whole?: boolean
  /** The visitor was not yet asked about outside counters. */
  asks?: boolean
  /** It goes away by itself. */
  brief?: boolean
}

export function page(name: string, path: string): Screen {
  return { name, show: (page, lang) => open(page, path, lang) }
}

export async function open(page: Page, path: string, lang: Lang): Promise<void> {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`)
}
