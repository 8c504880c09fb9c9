import type { DrawFigure } from '#features/catalogue/catalogue/model-record.ts'
import type { FestivalDay } from '#features/rites/figures/model.ts'
import { figureMarkup } from '#features/rites/figures/rules.ts'
import { dayAtPlace } from '#features/orders/plans/rules-panchang.ts'
import { en } from '#features/orders/plans/messages/page-panchang.en.ts'
import { ru } from '#features/orders/plans/messages/page-panchang.ru.ts'
import type { Festival } from '#features/orders/plans/model-festivals.ts'
import { festivalsOn } from '#features/orders/plans/rules-festivals.ts'
import { addDays } from '#features/orders/plans/rules.ts'
import type { Shop } from '#server/shop.ts'

const FESTIVAL_NAMES = { ru: ru.festivals, en: en.festivals }

/**
 * Draws the figures in texts, with computed festival days and with the numbers (such as priests and days of fire) that staff set for the
 * tiers of a ritual.
 */
export function createFiguresPort({ now, settings }: Shop): DrawFigure {
  const years = new Map<string, { date: string; festival: Festival }[]>()

  /** Returns the festivals of a year. They are computed on first use and cached, because the days of a year never change. */
  function festivalsOf(year: string) {
    const known = years.get(year) ?? listYear(year)
    years.set(year, known)
    return known
  }

  return (name, { lang, description, ritual }) => {
    const today = dayAtPlace(now())
    const festivals = (): FestivalDay[] =>
      festivalsOf(today.slice(0, 4)).map(({ date, festival }) => ({
        date,
        id: festival,
        name: FESTIVAL_NAMES[lang][festival],
      }))
    const tiers = ritual?.tiers ?? []
    return figureMarkup(name, description, {
      lang,
      tiers,
      terms: ritual?.terms ?? settings().tiers.terms,
      today,
      festivals,
    })
  }
}

function listYear(year: string): { date: string; festival: Festival }[] {
  const dates: string[] = []
  for (let date = `${year}-01-01`; date.startsWith(year); date = addDays(date, 1)) dates.push(date)
  return dates.flatMap((date) => festivalsOn(date).map((festival) => ({ date, festival })))
}
