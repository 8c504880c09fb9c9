import type { Lang } from '#base/i18n.ts'

/** The state that the server sends with the panel's document. */
export type StaffState = {
  lang: Lang
  langIsChosen: boolean
  /** The path with which the panel was opened. The panel has two paths. */
  root: string
  shopName: Record<Lang, string>
  sandbox: boolean
  rehearsal: boolean
  /** The shop's time when the document was created. */
  now: string
  /** True if nobody is signed in. The browser does not request the user then. */
  isStranger: boolean
}
