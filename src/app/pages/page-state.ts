import type { Lang } from '#base/i18n.ts'

/** What the server hands to the browser in the page: enough to go on from exactly what is shown. */
export type PageState = {
  lang: Lang
  langIsChosen: boolean
  route: string
  /** Answers by address. */
  known: Record<string, unknown>
  /** The page does not exist: whatever it would have read is not there. */
  isMissing?: true
}
