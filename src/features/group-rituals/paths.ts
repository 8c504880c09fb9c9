import type { Lang } from '#base/i18n.ts'

export const groupPath = (id: string): string => `/group/${id}`

/** The calls whose answers the pages show. */
export const groupCall = (id: string, lang: Lang): string => `/api/group-rituals/${encodeURIComponent(id)}?lang=${lang}`
export const groupsCall = (lang: Lang): string => `/api/group-rituals?lang=${lang}`
