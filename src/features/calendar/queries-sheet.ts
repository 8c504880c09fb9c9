import type { Lang } from '#base/i18n.ts'
import type { openPanchang } from '#features/plans/queries-panchang.ts'
import type { Db } from '#server/database/database.ts'
import type { Keyring } from '#server/keyring.ts'
import { en } from './messages.en.ts'
import { ru } from './messages.ru.ts'
import { priestName } from './present.ts'
import { presentSheet } from './present-sheet.ts'
import { findBeneficiaries } from './queries-people.ts'
import { listDayNotes, listPriests, listScheduled, listSpellings } from './queries.ts'
import { almanacOf } from './rules-almanac.ts'
import { wordsOf } from './rules-transliteration.ts'
import type { SheetView } from './schemas-sheet.ts'

type Around = { keys: Keyring; panchang: ReturnType<typeof openPanchang>; lang: Lang }

const PLACE = { ru: ru.place, en: en.place }

/** What is read aloud on a day: its place in the almanac, and for whom each ritual is performed. */
export async function findSheet(db: Db, { keys, panchang, lang }: Around, date: string): Promise<SheetView> {
  const rows = await listScheduled(db, { from: date, to: date })
  const beneficiaries = await findBeneficiaries(db, keys, rows, { withBirth: true })
  const names = [...beneficiaries.values()].flatMap(({ people }) => people.flatMap(({ name }) => wordsOf(name)))
  const staff = await listPriests(
    db,
    rows.flatMap(({ priestId }) => priestId ?? []),
  )
  const note = (await listDayNotes(db, date, date)).get(date)
  const [day] = panchang.listDays(date, date, lang)
  return presentSheet({
    date,
    lang,
    place: note?.place || PLACE[lang],
    note: note?.note ?? '',
    almanac: almanacOf(date),
    festival: day?.festival ?? null,
    rows,
    beneficiaries,
    priestNames: new Map(staff.map((priest) => [priest.id, priestName(priest)])),
    spellings: await listSpellings(db, [...new Set(names)]),
  })
}
