import type { Lang } from '#base/i18n.ts'
import { listSpellings } from '#features/rites/calendar/queries.ts'
import { listApplying } from '#features/rites/calendar/queries-readings.ts'
import { dayAtPlace } from '#features/orders/plans/rules-panchang.ts'
import type { Pronunciations } from '#features/rites/names/context.ts'
import { spell, splitName } from '#features/rites/names/rules-devanagari.ts'
import type { Db } from '#server/database/database.ts'
import type { Keyring } from '#server/keyring.ts'
import { presentReading } from './present.ts'
import type { FoundProof } from './queries.ts'
import type { PerformedTerm, Reading } from './schemas.ts'

type Sources = { keys: Keyring; pronunciations: Pronunciations; lang: Lang }
type Read = { names: readonly string[]; term: PerformedTerm | undefined }

/** Returns the data of the first day's sankalpa sheet: the almanac data of the day, and the pronunciation of each of these names. */
export async function findReading(
  db: Db,
  { keys, pronunciations, lang }: Sources,
  { proof, order }: FoundProof,
  { names, term }: Read,
): Promise<Reading> {
  const day = term?.from ?? dayAtPlace(proof.performedAt)
  return presentReading(day, lang, await readNames(db, { keys, pronunciations }, order, names))
}

async function readNames(
  db: Db,
  { keys, pronunciations }: Omit<Sources, 'lang'>,
  { id, accountId }: FoundProof['order'],
  names: readonly string[],
): Promise<string[]> {
  if (names.length === 0) return []
  const pronounce = await pronunciations()
  const words = [...new Set(names.flatMap(splitName))]
  const spellings: ReadonlyMap<string, { devanagari: string }> = await listSpellings(db, words)
  const corrected = (await listApplying(db, keys, new Map([[id, { ownerId: accountId ?? undefined }]]))).get(id)
  const readWord = (word: string): string => spellings.get(word)?.devanagari || spell(word, pronounce).devanagari
  return names.map((name) => corrected?.get(name)?.devanagari ?? splitName(name).map(readWord).join(' '))
}
