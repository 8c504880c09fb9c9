import type { Lang } from '#base/i18n.ts'
import type { Right } from '#base/rights.ts'
import type { Shop } from '#server/shop.ts'
import type { TodayPart } from './model.ts'
import type { TodayItem } from './schemas.ts'

type TodayList = { count: number; items: Omit<TodayItem, 'link'>[] }

/** Who sees a part of Today, and how it is read. */
type TodaySource = { right: Right; list: (shop: Shop, lang: Lang) => Promise<TodayList> }
export type TodaySources = Record<TodayPart, TodaySource>
