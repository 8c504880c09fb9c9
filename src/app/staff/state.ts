import type { Lang } from '#base/i18n.ts'

/** What the server hands to the panel in its document. */
export type StaffState = {
  lang: Lang
  langIsChosen: boolean
  /** The path under which the panel was opened: it has two. */
  root: string
  shopName: Record<Lang, string>
  sandbox: boolean
  /** The shop's clock when the document was made. */
  now: string
  /** Nobody is signed in: the browser need not ask. */
  isStranger: boolean
}
