import { MAX_KEPT, type Reading } from '#features/orders/orders/model-readings.ts'
import type { KeptReading, ReadingSource } from './model.ts'

/**
 * Returns the stored corrections of readings after a change. A reading says how a name is pronounced. If the change does not contain a
 * name, the correction of this name stays. If the change contains an empty reading for a name, its correction is removed, and the shop
 * makes the reading itself again. If there are too many corrections, the oldest are removed.
 */
export function changeReadings(
  kept: readonly KeptReading[],
  given: readonly Reading[],
  { by, at }: { by: ReadingSource; at: Date },
): KeptReading[] {
  const changed = new Map(kept.map((reading) => [reading.name, reading]))
  for (const { name, devanagari } of given) {
    if (devanagari === '') changed.delete(name)
    else if (changed.get(name)?.devanagari !== devanagari) changed.set(name, { name, devanagari, by, at })
  }
  return [...changed.values()].toSorted((one, other) => one.at.getTime() - other.at.getTime()).slice(-MAX_KEPT)
}

/** Returns an empty reading for each name that is no longer in the list of participants. Saving them deletes the corrections. */
export function forgotten(before: readonly string[], now: readonly string[]): Reading[] {
  return before.filter((name) => !now.includes(name)).map((name) => ({ name, devanagari: '' }))
}

/** True if the two lists of corrections differ in how any name is read aloud. */
export function readDifferently(before: readonly KeptReading[], after: readonly KeptReading[]): boolean {
  const say = (readings: readonly KeptReading[]) =>
    readings.map(({ name, devanagari }) => `${name}\n${devanagari}`).toSorted()
  return say(before).join('\n\n') !== say(after).join('\n\n')
}

/** Returns the corrections that apply to an order, from the order and from its owner's plan. For each name the newest correction applies. */
export function applyingReadings(
  ofOrder: readonly KeptReading[],
  ofAccount: readonly KeptReading[],
): ReadonlyMap<string, KeptReading> {
  const oldestFirst = [...ofOrder, ...ofAccount].toSorted((one, other) => one.at.getTime() - other.at.getTime())
  return new Map(oldestFirst.map((reading) => [reading.name, reading]))
}

/** Returns the corrections of only these names, without author and time. */
export function readingsOf(names: readonly string[], kept: Iterable<KeptReading>): Reading[] {
  const wanted = new Set(names)
  return [...kept].flatMap(({ name, devanagari }) => (wanted.has(name) ? [{ name, devanagari }] : []))
}
