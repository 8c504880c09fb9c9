import {
  type Participant,
  parseParticipants,
  serialiseParticipants,
} from '#features/orders/plans/rules-participants.ts'
import type { Readings, TextMarks } from '#features/orders/cart/model.ts'
import { readingsFrom } from '#features/orders/cart/rules-names.ts'
import { readTypedDay } from '#features/orders/plans/rules.ts'
import type { OrderPlanView } from './schemas.ts'

type Texts = { participants: string; specialWishes: string }

/** The stored texts that this browser may show. An absent text is stored but hidden. */
export type KnownTexts = Partial<Texts> & {
  readings?: Readings
  /** The name of the recipient of a gift. */
  recipient?: string
}

export const NOBODY: Participant = { firstName: '', lastName: '', birthDate: '', birthTime: '' }

type Row = Participant & { id: string }
type Ritual = Pick<OrderPlanView['rituals'][number], 'line' | 'startDate' | 'requestedDate'>

/**
 * Returns the stored texts that this browser may show. The signed-in owner sees all texts. `typed` are the texts that were typed in this
 * tab and that the shop still has.
 */
export function readKnownTexts(
  {
    texts,
    participantCount,
    hasWishes,
    recipient,
  }: Pick<OrderPlanView, 'texts' | 'participantCount' | 'hasWishes' | 'recipient'>,
  typed: KnownTexts,
): KnownTexts {
  const named = recipient?.name !== undefined && { recipient: recipient.name }
  if (texts) {
    return {
      ...texts,
      participants: tidied(texts.participants),
      readings: readingsFrom(texts.readings),
      ...named,
    }
  }
  const participants = participantCount === 0 ? '' : typed.participants
  const specialWishes = hasWishes ? typed.specialWishes : ''
  return {
    ...(participants !== undefined && { participants: tidied(participants) }),
    ...(specialWishes !== undefined && { specialWishes }),
    ...(typed.readings && { readings: typed.readings }),
    ...named,
  }
}

/**
 * The texts that this tab may store after a save: the sent texts, and every other text that nobody has changed in the meantime. `before`
 * and `after`: the hashes of the shop's texts before and after the save.
 */
export function textsAfterSave(
  { participants, specialWishes, readings }: KnownTexts,
  sent: Partial<Texts>,
  before: TextMarks,
  after: TextMarks,
): KnownTexts {
  const names = sent.participants ?? (before.names === after.names ? participants : undefined)
  const wish = sent.specialWishes ?? (before.wish === after.wish ? specialWishes : undefined)
  return {
    ...(readings && { readings }),
    ...(names !== undefined && { participants: names }),
    ...(wish !== undefined && { specialWishes: wish }),
  }
}

/** The corrected name of the recipient of a gift. Undefined if the name did not change. */
export function changedRecipient(before: KnownTexts, typed: string): string | undefined {
  const name = typed.trim()
  return name === '' || name === before.recipient ? undefined : name
}

/** The texts that differ from the stored texts, as sent to the server. An empty text erases the stored text. */
export function changedTexts(before: KnownTexts, { participants, specialWishes }: Texts): Partial<Texts> {
  return {
    ...(participants !== (before.participants ?? '') && { participants }),
    ...(specialWishes !== (before.specialWishes ?? '') && { specialWishes }),
  }
}

/**
 * The day in the field of a ritual: the day that the customer requests. Without a request it is the agreed day, or the day that the
 * customer entered earlier.
 */
export function shownDay({ startDate, requestedDate }: Omit<Ritual, 'line'>): string | null {
  return requestedDate ?? startDate
}

/** Identifies the texts and days that the shop has for an order. */
export function draftBase({ textMarks, rituals }: Pick<OrderPlanView, 'textMarks' | 'rituals'>) {
  return { textMarks, days: Object.fromEntries(rituals.map((ritual) => [ritual.line, shownDay(ritual)])) }
}

export function isSameBase(one: ReturnType<typeof draftBase>, other: ReturnType<typeof draftBase>): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The days that differ from the stored days, as sent to the server. An empty day removes the stored day. Incompletely typed days are omitted. */
export function changedDays(
  rituals: readonly Ritual[],
  dates: Record<string, string>,
  today: string,
): Record<string, string> {
  return Object.fromEntries(
    rituals.flatMap((ritual) => {
      const { line } = ritual
      const text = dates[line] ?? ''
      const day = text.trim() === '' ? '' : readTypedDay(text, today)
      return day === undefined || day === (shownDay(ritual) ?? '') ? [] : [[line, day]]
    }),
  )
}

/**
 * Merges stored and typed rows of names, if the stored rows load after the customer has begun to type. The typed rows stay below the stored
 * rows. A typed row that is already stored is not added again.
 */
export function mergeRows(rows: Row[], standing: Row[], before: KnownTexts): Row[] {
  if (serialiseParticipants(rows) !== (before.participants ?? ''))
    return before.participants === undefined ? [...standing, ...rows.filter((row) => !isAmong(standing, row))] : rows
  const shown = standing.length > 0 ? standing : rows.slice(0, 1).map(({ id }) => ({ ...NOBODY, id }))
  return shown.map((row, place) => ({ ...row, id: rows[place]?.id ?? row.id }))
}

/** Merges the stored and the typed wish, if the stored wish loads later. The typed text stays below the stored text. */
export function mergeWishes(typed: string, standing: string, before: KnownTexts): string {
  if (typed.trim() === (before.specialWishes ?? '')) return standing
  if (before.specialWishes !== undefined || standing === '') return typed
  return standing.includes(typed.trim()) ? standing : `${standing}\n${typed}`
}

function isAmong(rows: readonly Row[], row: Row): boolean {
  const same = serialiseParticipants([row])
  return rows.some((each) => serialiseParticipants([each]) === same)
}

const tidied = (text: string): string => serialiseParticipants(parseParticipants(text))
