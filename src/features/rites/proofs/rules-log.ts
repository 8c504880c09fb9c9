import type { Fault } from '#base/refusal.ts'
import { dayAtPlace } from '#features/rites/calendar/rules.ts'

/** The last scheduled day if it has not come yet at the place of the ritual; null if the ritual can be complete. */
export function earlyBefore(lastDay: string | null, now: Date): string | null {
  return lastDay !== null && dayAtPlace(now) < lastDay ? lastDay : null
}

type Entry = { day: string; note: { ru: string; en: string }; media: readonly string[] }

/** The faults of an entry of the log: its day has come at the place, and it has a note or a file. */
export function entryFaults({ day, note, media }: Entry, now: Date): Fault[] {
  const isEmpty = media.length === 0 && note.ru === '' && note.en === ''
  return [
    ...(day > dayAtPlace(now) ? [{ path: 'day', code: 'proofs.performed-ahead' }] : []),
    ...(isEmpty ? [{ path: 'note', code: 'proofs.entry-empty' }] : []),
  ]
}
