import type { Lang } from '#base/i18n.ts'

/** A number as it stands in a field, where `readNumber` takes it: `0,5` in Russian. */
export function typedNumber(value: number | string, lang: Lang): string {
  return lang === 'ru' ? String(value).replace('.', ',') : String(value)
}
