import type { Lang } from '#base/i18n.ts'

export const groupPath = (id: string): string => `/group/${id}`
