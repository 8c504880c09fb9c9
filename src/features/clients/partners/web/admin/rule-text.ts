import type { Lang } from '#base/i18n.ts'
import { formatUsd } from '#base/money-format.ts'
import type { CommissionView } from '../../schemas-admin.ts'

/** `10 %` or `$40`. */
export function ruleText({ percent, fixedUsd = 0 }: CommissionView, lang: Lang): string {
  if (percent === undefined) return formatUsd(Math.round(fixedUsd * 100), lang)
  return new Intl.NumberFormat(lang, { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100)
}
