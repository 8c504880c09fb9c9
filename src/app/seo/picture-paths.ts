import type { Lang } from '#base/i18n.ts'

/** Width and height of the picture of a shared link. */
export const PICTURE = { width: 1200, height: 630 }

/** The picture of a ritual, an article, or the shop itself. */
export function picturePath(kind: 'ritual' | 'article', id: string, lang: Lang): string {
  return `/og/${kind}/${id}.${lang}.png`
}

export function shopPicturePath(lang: Lang): string {
  return `/og/home.${lang}.png`
}
