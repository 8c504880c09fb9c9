import type { Lang } from '#base/i18n.ts'
import type { Right } from '#base/rights.ts'
import type { Shop } from '#server/shop.ts'
import type { TodayPart } from './model.ts'
import type { TodayItem } from './schemas.ts'

type TodayList = { count: number; items: Omit<TodayItem, 'link'>[] }

/** The right that a part of Today requires, and the function that reads the part. */
type TodaySource = { right: Right; list: (shop: Shop, lang: Lang) => Promise<TodayList> }
export type TodaySources = Record<TodayPart, TodaySource>
