import { calculateAlmanac } from '#features/rites/calendar/rules-almanac.ts'
import { translateMark, unmarked } from '#features/people/profiles/rules-departed.ts'
import { dayAtPlace } from '#features/orders/plans/rules-panchang.ts'
import { showSanskrit } from '#features/rites/calendar/rules-days.ts'
import { orderTag } from '#base/ids.ts'
import type { Lang } from '#base/i18n.ts'
import { presentMedia } from '#features/platform/media/present.ts'
import type { MediaRow } from '#features/platform/media/tables.ts'
import { presentMoment } from '#features/orders/orders/present.ts'
import { mayPerformRitual } from '#features/rites/priests/rules.ts'
import { isSameTown, placeIn } from '#features/people/places/rules-site.ts'
import { presentDay } from '#features/orders/plans/present.ts'
import { festivalsOn } from '#features/orders/plans/rules-festivals.ts'
import { nakshatraAt, tithiAt } from '#features/orders/plans/rules-panchang.ts'
import type { PriestName } from '#features/rites/priests/queries.ts'
import type { Keyring } from '#server/keyring.ts'
import { type CertificateState, proofContext } from './model.ts'
import type { FoundEntry } from './queries-entries.ts'
import type { FoundLine, FoundProof, Priest } from './queries.ts'
import { toInitials } from '#features/people/profiles/rules-initials.ts'
import { ritualName } from './rules.ts'
import { mentionsSomebody } from '#features/rites/names/rules-mentioned.ts'
import { nameIn } from '#base/romanise.ts'
import type {
  AdminProof,
  MissingProof,
  OrderProof,
  PerformedTerm,
  ProofDetail,
  ProofView,
  Reading,
  ShownEntry,
  Verification,
} from './schemas.ts'
import type { ProofRow } from './tables.ts'

/** Presents a ritual without a proof. `people`: the people for whom the ritual is performed. The default is the customer. */
export function presentMissing(
  { order, line, lastDay }: Omit<FoundLine, 'proof'>,
  people: readonly string[] = [order.customerName],
): MissingProof {
  return {
    orderId: order.id,
    orderNumber: orderTag(order.id),
    lineId: String(line.position),
    ritual: line.names,
    weeks: line.weeks,
    ...presentMoment(line),
    quantity: line.quantity,
    initials: people.map(toInitials).join(', '),
    paidAt: order.paidAt?.toISOString() ?? null,
    lastDay,
  }
}

type ProofDetails = {
  media: MediaRow[]
  priests: Priest[]
  entries: FoundEntry[]
  earlyUntil: string | null
  /** The people for whom the ritual is performed. */
  people: readonly string[]
}

export function presentAdmin(
  { proof, order, line }: FoundProof,
  { media, priests, entries, earlyUntil, people }: ProofDetails,
): AdminProof {
  const known = priests.find(({ ids }) => ids.includes(proof.priestId))
  return {
    id: proof.id,
    state: proof.state,
    orderId: order.id,
    orderNumber: orderTag(order.id),
    lineId: String(proof.position),
    ritual: line.names,
    initials: people.map(toInitials).join(', '),
    performedAt: proof.performedAt.toISOString(),
    place: proof.place,
    priest: { id: known?.id ?? proof.priestId, name: known?.name ?? proof.priestName ?? '' },
    text: { ru: proof.textRu, en: proof.textEn },
    media: media.map(presentMedia),
    version: proof.version,
    createdAt: proof.createdAt.toISOString(),
    publishedAt: proof.publishedAt?.toISOString() ?? null,
    token: proof.token,
    number: proof.number,
    visibility: proof.visibility,
    earlyUntil,
    entries: entries.map(({ entry, media: files }) => ({
      id: entry.id,
      day: entry.day,
      note: { ru: entry.noteRu, en: entry.noteEn },
      media: files.map(presentMedia),
    })),
  }
}

/** The priests to choose from for a ritual. */
export function presentOffered(priests: readonly Priest[], ritualId: string): ProofDetail['priests'] {
  return priests.map(({ id, name, place, ritualIds }) => ({
    id,
    name,
    place,
    isListed: mayPerformRitual(ritualIds, ritualId),
  }))
}

type Reader = {
  lang: Lang
  isOwner: boolean
  keys: Keyring
  media: MediaRow[]
  entries: FoundEntry[]
  category: string | null
  priestName: PriestName | undefined
  performer: ProofView['performer']
  reading: Reading
  term: PerformedTerm | undefined
}

/** The names that the priest read, and whether this reader may see the names. */
export function namesFor(
  { proof, order }: FoundProof,
  { isOwner, keys }: Pick<Reader, 'isOwner' | 'keys'>,
): { names: string[]; areOpen: boolean } {
  const areOpen = isOwner || proof.visibility === 'names'
  return { names: presentNames(proof, order.customerName, keys), areOpen }
}

/** The page of a performed ritual. Names and sankalpa are only for the customer, or for everybody if the customer made them public. */
export function presentView(found: FoundProof, reader: Reader): ProofView {
  const { lang, isOwner, keys, category, priestName, performer, reading, term } = reader
  const { proof, line } = found
  const { names, areOpen } = namesFor(found, reader)
  const place = placeIn(proof.place, lang)
  const text = (lang === 'ru' ? proof.textRu : proof.textEn) || proof.textRu || proof.textEn
  return {
    ritual: { id: line.serviceId, name: ritualName(line.names[lang], line.tier), category, tier: line.tier },
    ...(term && { term }),
    performedAt: proof.performedAt.toISOString(),
    place,
    panchang: presentPanchang(proof.performedAt, lang),
    priest: priestName?.[lang] ?? proof.priestName,
    priestId: priestName?.isShown ? priestName.id : null,
    // The page shows only the place of this ritual, even if the priest usually performs in another town.
    performer: performer && { ...performer, place: isSameTown(performer.place, place) ? performer.place : '' },
    text: areOpen || !mentionsSomebody(text, names) ? text : '',
    names: areOpen
      ? storedNames(proof, found.order.customerName, keys).map((name) => translateMark(nameIn(name, lang), lang))
      : names.map((name) => toInitials(nameIn(name, lang))),
    sankalpa: areOpen ? openText(proof, 'sankalpa', keys) : null,
    reading,
    number: proof.number ?? '',
    // If the customer has withdrawn the page, only staff can see its files.
    media: (proof.visibility === 'withdrawn' ? [] : reader.media).map(presentShown),
    entries: proof.visibility === 'withdrawn' ? [] : presentLog(reader.entries, lang, areOpen ? [] : names),
    visibility: proof.visibility,
    isOwner,
  }
}

/**
 * The report entries as customers see them. Entries of the same day are shown together. `hidden`: names that this reader may not see. Notes
 * that contain one of these names are left out.
 */
export function presentLog(entries: FoundEntry[], lang: Lang, hidden: readonly string[]): ShownEntry[] {
  return entries.map(({ entry, media }) => {
    const note = (lang === 'ru' ? entry.noteRu : entry.noteEn) || entry.noteRu || entry.noteEn
    return { day: entry.day, note: mentionsSomebody(note, hidden) ? '' : note, media: media.map(presentShown) }
  })
}

function presentShown(row: MediaRow): ShownEntry['media'][number] {
  const { id, kind, type, url, width, height, alt } = presentMedia(row)
  return { id, kind, type, url, width, height, alt }
}

export function presentOrderProof({ proof, line }: FoundProof, lang: Lang): OrderProof {
  return {
    lineId: String(proof.position),
    ritual: line.names[lang],
    performedAt: proof.performedAt.toISOString(),
    place: placeIn(proof.place, lang),
    token: proof.token ?? '',
    number: proof.number ?? '',
    visibility: proof.visibility,
  }
}

export function presentVerification(
  { proof, order, line }: FoundProof,
  state: CertificateState,
  { lang, keys, priestName, term }: Pick<Reader, 'lang' | 'keys' | 'priestName' | 'term'>,
): Verification {
  const priest = priestName?.[lang] ?? proof.priestName
  return {
    valid: true,
    ...(state === 'erased' && { state }),
    ritual: ritualName(line.names[lang], line.tier),
    performedAt: proof.performedAt.toISOString(),
    place: placeIn(proof.place, lang),
    ...(line.performsAt === null && { weeks: line.weeks }),
    ...(term && { term }),
    ...(priest !== null && { priest }),
    ...(state === 'valid' && {
      initials: presentNames(proof, order.customerName, keys)
        .map((name) => toInitials(nameIn(name, lang)))
        .join(', '),
    }),
  }
}

/** The result of a check of the sample certificate: the same fields as for a real certificate, but `valid` is false. */
export function presentSample({ ritual, performedAt, place, term, priest, names }: ProofView): Verification {
  return {
    valid: false,
    isSample: true,
    ritual: ritual.name,
    performedAt,
    place,
    ...(term && { weeks: term.weeks, term }),
    ...(priest !== null && { priest }),
    initials: names.map(toInitials).join(', '),
  }
}

/** The lunar day and the lunar mansion at this exact time (not at sunrise). */
export function presentPanchang(moment: Date, lang: Lang): ProofView['panchang'] {
  const time = moment.getTime()
  const date = dayAtPlace(moment)
  const flags = { isPurnima: false, isAmavasya: false, isEkadashi: false }
  const lunar = { date, tithi: tithiAt(time), nakshatra: nakshatraAt(time), ...flags }
  const { tithi, nakshatra, festival } = presentDay(lunar, festivalsOn(date), lang)
  return { tithi: tithi.name, paksha: tithi.paksha, nakshatra, festival }
}

/** The names that `publishProof` stored, without the words "in memory". */
export function presentNames(proof: ProofRow, customerName: string, keys: Keyring): string[] {
  return storedNames(proof, customerName, keys).map(unmarked)
}

/** The stored result of `namesRead`. If no names are stored, the name of the customer. */
export function storedNames(proof: ProofRow, customerName: string, keys: Keyring): string[] {
  const text = openText(proof, 'names', keys)
  return text === null ? [customerName].filter(Boolean) : (JSON.parse(text) as string[])
}

export function openText(proof: ProofRow, column: 'names' | 'sankalpa', keys: Keyring): string | null {
  const sealed = proof[column]
  return sealed === null ? null : keys.open(sealed, proofContext(proof.id, column))
}

/** The almanac data that the priest recites at the beginning of the sankalpa, and the pronunciation of the names. */
export function presentReading(day: string, lang: Lang, names: string[]): Reading {
  const almanac = calculateAlmanac(day).parts.map(({ part, latin, devanagari }) => ({
    part,
    devanagari,
    said: showSanskrit({ latin, devanagari }, lang),
  }))
  return { day, almanac, names }
}
