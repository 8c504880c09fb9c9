import { orderTag } from '#base/ids.ts'
import { formatDay } from '#base/date-format.ts'
import type { TodaySource } from '#features/office/today/context.ts'
import { en } from '#features/office/today/messages/admin.en.ts'
import { ru } from '#features/office/today/messages/admin.ru.ts'
import { printedName } from '#features/orders/orders/rules-status.ts'
import { dayAtPlace } from '#features/orders/plans/rules-panchang.ts'
import { listNamesMarks, listOutdatedPrints } from '#features/rites/calendar/queries-readings.ts'
import { isLineProved, lineProvedAt } from '#features/rites/proofs/queries.ts'

const words = { ru: ru.today, en: en.today }

/** Names that changed after they were printed or read, and printed sheets whose rituals changed. */
export const printSource: TodaySource = {
  parts: ['namesChanged'],
  list: async ({ db, now }, lang) => {
    const today = dayAtPlace(now())
    const marks = await listNamesMarks(db, { today, isProved: isLineProved, provedAt: lineProvedAt })
    // A sheet that was not printed yet will have the new names. The future days of one ritual are one task with the first sheet. The past days are
    // another task, because it is too late to print their sheets.
    const listed = marks.filter(({ kind }) => kind !== 'after-days')
    const rituals = Map.groupBy(listed, (mark) => `${mark.orderId}-${mark.position}${mark.isPast ? '-past' : ''}`)
    const renamed = [...rituals].flatMap(([id, [first, ...others]]) => {
      if (!first) return []
      const { orderId, day, names, at, isPast } = first
      const said =
        first.kind === 'after-ritual'
          ? words[lang].namesAfterRitual(formatDay(day, lang))
          : words[lang].namesAfterPrint(
              formatDay(day, lang),
              others.filter(({ kind }) => kind === 'after-print').length,
            )
      return {
        kind: 'names' as const,
        id,
        isPast,
        title: printedName(names[lang]),
        detail: `${orderTag(orderId)} · ${said}`,
        at,
        target: { kind: 'sheet' as const, day, ...(isPast && { orderId }) },
      }
    })
    const outdated = (await listOutdatedPrints(db, today)).map(({ day, at }) => ({
      kind: 'names' as const,
      id: day,
      isPast: false,
      title: words[lang].sheetOf(formatDay(day, lang)),
      detail: words[lang].sheetOutdated,
      at,
      target: { kind: 'sheet' as const, day },
    }))
    return [...renamed, ...outdated]
  },
}
