import { orderTag } from '#base/ids.ts'
import type { Lang } from '#base/i18n.ts'
import { presentMoment } from '#features/orders/orders/present.ts'
import type { KeptReading } from '#features/orders/readings/model.ts'
import type { PanchangDay } from '#features/orders/plans/schemas.ts'
import { NAKSHATRAS, RASHIS } from './data/almanac.ts'
import type { AlmanacDay, LineKey } from './model.ts'
import type { ScheduledRow } from './queries.ts'
import type { Beneficiaries, Person } from './queries-people.ts'
import { birthMoon } from './rules-almanac.ts'
import type { Pronounce } from '#features/rites/names/rules-english.ts'
import { iastToDevanagari, spell, splitName } from '#features/rites/names/rules-devanagari.ts'
import type { TranslationView } from '#features/rites/wish-translations/schemas.ts'
import type { SheetPerson, SheetView, SpellingView } from './schemas-sheet.ts'

type Spellings = ReadonlyMap<string, SpellingView>

type Sheet = {
  date: string
  lang: Lang
  place: string
  note: string
  almanac: AlmanacDay
  festival: PanchangDay['festival']
  rows: ScheduledRow[]
  beneficiaries: ReadonlyMap<string, Beneficiaries>
  priestNames: ReadonlyMap<string, string>
  spellings: Spellings
  /** The corrected readings (pronunciations) of whole names, by order. */
  readings: ReadonlyMap<string, ReadonlyMap<string, KeptReading>>
  /** The translations of wishes, by order. */
  translations: ReadonlyMap<string, TranslationView>
  /** The last print of this sheet. */
  print: { printedAt: Date; outdatedAt: Date | null } | undefined
  /** The last change of names after the sheet was printed or after the day, by `lineKey`. */
  changes: ReadonlyMap<string, { at: Date; isAfter: boolean }>
  /** The pronunciation of English names. If it is undefined, English names are read letter by letter. */
  pronounce?: Pronounce
  aliasOf: (orderId: string) => string
}

export function presentSheet(sheet: Sheet): SheetView {
  const { parts, ...day } = sheet.almanac
  return {
    date: sheet.date,
    place: sheet.place,
    note: sheet.note,
    ...day,
    almanac: parts,
    festival: sheet.festival,
    printedAt: sheet.print?.printedAt.toISOString() ?? null,
    outdatedAt: sheet.print?.outdatedAt?.toISOString() ?? null,
    performances: sheet.rows.map((row) => presentRow(row, sheet)),
  }
}

/** The key of a line (one ritual of an order) in `Sheet.changes`. */
export function lineKey({ orderId, position }: LineKey): string {
  return `${orderId} ${position}`
}

function presentRow(row: ScheduledRow, sheet: Sheet): SheetView['performances'][number] {
  const { people = [], wish = '' } = sheet.beneficiaries.get(row.orderId) ?? {}
  const translation = sheet.translations.get(row.orderId)
  const change = sheet.changes.get(lineKey(row))
  return {
    orderId: row.orderId,
    printedOrderId: sheet.aliasOf(row.orderId),
    lineId: String(row.position),
    number: orderTag(row.orderId),
    name: row.names[sheet.lang],
    tier: row.tier,
    k: row.days.indexOf(sheet.date) + 1,
    n: row.days.length,
    ...presentMoment(row),
    priest: row.priestId === null ? null : (sheet.priestNames.get(row.priestId) ?? null),
    sankalpa: wish,
    translation: translation?.isCurrent ? { text: translation.text, lang: translation.lang } : null,
    changedAt: change?.at.toISOString() ?? null,
    isChangedAfter: change?.isAfter ?? false,
    people: people
      .toSorted((one, other) => Number(one.isDeparted) - Number(other.isDeparted))
      .map((person) => presentPerson(person, sheet, sheet.readings.get(row.orderId)?.get(person.name))),
  }
}

function presentPerson(
  person: Person,
  { spellings, pronounce }: Sheet,
  corrected: KeptReading | undefined,
): SheetPerson {
  const words = splitName(person.name).map((word) => spellings.get(word) ?? { ...spell(word, pronounce), version: 0 })
  const moon = birthMoon(person.birthDate, person.birthTime)
  return {
    name: person.name,
    latin: words.map(({ latin }) => latin).join(' '),
    devanagari: corrected?.devanagari ?? words.map(({ devanagari }) => devanagari).join(' '),
    gotra: person.gotra,
    isDeparted: person.isDeparted,
    nakshatra: recited(NAKSHATRAS, moon.nakshatra),
    rashi: recited(RASHIS, moon.rashi),
    possibleNakshatras: (moon.possible ?? []).flatMap((index) => recited(NAKSHATRAS, index) ?? []),
    birthPlace: person.birthPlace,
    words,
    correctedBy: corrected?.by ?? null,
  }
}

function recited(names: readonly string[], index: number | undefined): SheetPerson['nakshatra'] {
  const latin = index === undefined ? undefined : names[index]
  return latin === undefined ? null : { latin, devanagari: iastToDevanagari(latin) }
}
