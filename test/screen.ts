import type { Page } from '@playwright/test'
import type { Lang } from './e2e/journey.ts'

export type Screen = {
  name: string
  /** Brings the page to the photographed state. */
  show: (page: Page, lang: Lang) => Promise<void>
  /** False: only the window, e.g. for a panel over the page. */
  whole?: boolean
  /** The visitor has not been asked about outside counters yet. */
  asks?: boolean
  /** It disappears by itself. */
  brief?: boolean
}

export function page(name: string, path: string): Screen {
  return { name, show: (page, lang) => open(page, path, lang) }
}

export async function open(page: Page, path: string, lang: Lang): Promise<void> {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`)
}
