import type { Lang } from '#base/i18n.ts'

export const categoriesCall = (lang: Lang): string => `/api/categories?lang=${lang}`
export const intentionsCall = (lang: Lang): string => `/api/intentions?lang=${lang}`
