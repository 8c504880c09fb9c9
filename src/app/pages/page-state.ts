import type { Lang } from '#base/i18n.ts'

/** What the server hands to the browser in the page: enough to go on from exactly what is shown. `known`: answers by address. */
export type PageState = { lang: Lang; langIsChosen: boolean; route: string; known: Record<string, unknown> }
