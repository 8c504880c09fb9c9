import { type Lang, LANGS } from '#base/i18n.ts'
import { TERM_KEYS } from '#base/ritual-terms.ts'
import { type PartialTierTable, TIER_NUMBERS, type TierNumbers } from '#base/settings.ts'
import type { ServiceTerms } from '#features/catalogue/catalogue/model-terms.ts'
import type { RecordContent, RecordKind } from '#features/catalogue/catalogue/model-record.ts'
import { COMMON_FIELDS, type FieldPath, type FieldValue, WORD_FIELDS, type WordField } from './model.ts'

/** The paths of all fields of a ritual or article, in the order of the form. */
export function fieldPaths(kind: RecordKind): FieldPath[] {
  const words = LANGS.flatMap((lang) => WORD_FIELDS[kind].map((field) => `${lang}.${field}` as const))
  return [...words, ...COMMON_FIELDS[kind]]
}

/** Splits a path into language and field. The language is null if the field has one value for both languages. */
export function splitPath(path: FieldPath): { lang: Lang | null; field: string } {
  const [first = '', second] = path.split('.')
  return second === undefined ? { lang: null, field: first } : { lang: first as Lang, field: second }
}

export function valueAt(content: RecordContent, path: FieldPath): FieldValue {
  const { lang, field } = splitPath(path)
  // The path can lead to a field that this content does not have, such as the price of an article. Then the value is undefined.
  const owner = (lang === null ? content : content[lang]) as Record<string, FieldValue | undefined>
  return owner[field] ?? null
}

export function withValue<C extends RecordContent>(content: C, path: FieldPath, value: FieldValue): C {
  const { lang, field } = splitPath(path)
  return lang === null ? { ...content, [field]: value } : { ...content, [lang]: { ...content[lang], [field]: value } }
}

export function isFilled(value: FieldValue): boolean {
  if (Array.isArray(value)) return value.some((item) => item.trim() !== '')
  return typeof value === 'string' ? value.trim() !== '' : value !== null
}

/** True if two values are equal. Null, undefined and empty values count as equal. */
function isSame(one: FieldValue, other: FieldValue): boolean {
  if (!isFilled(one) && !isFilled(other)) return true
  return writtenOut(one) === writtenOut(other)
}

/** Writes a value as text for comparison. The order of tiers is fixed, because the database may change the order of the keys of a JSON object. */
function writtenOut(value: FieldValue): string {
  const isByTier = typeof value === 'object' && value !== null && !Array.isArray(value)
  return JSON.stringify(isByTier ? tierEntries(value).map(([, written]) => written) : value)
}

/** Terms or numbers by tier, as text, in the order of the tiers. */
export function tierEntries(value: ServiceTerms | PartialTierTable): [tier: string, written: string][] {
  const byTier: Record<string, unknown> = value
  return TERM_KEYS.map((key) => {
    const of = byTier[key]
    if (of === undefined || of === null) return [key, '']
    if (Array.isArray(of)) return [key, of.join(', ')]
    // Each tier has either a list of terms or numbers. A tier with a list was handled above, so this tier has numbers.
    const numbers = of as Partial<TierNumbers>
    return [key, TIER_NUMBERS.flatMap((name) => (numbers[name] ? `${name} ${numbers[name]}` : [])).join(', ')]
  })
}

/** The fields in which two versions of a ritual or article differ. */
export function changedFields(kind: RecordKind, before: RecordContent, after: RecordContent): FieldPath[] {
  return fieldPaths(kind).filter((path) => !isSame(valueAt(before, path), valueAt(after, path)))
}

/** Copies the values of some fields from another version. */
export function takeFields<C extends RecordContent>(content: C, from: RecordContent, paths: readonly FieldPath[]): C {
  return paths.reduce((taken, path) => withValue(taken, path, valueAt(from, path)), content)
}

/**
 * Merges two edits of `base`. If only one side changed a field, the merged content has this change. `conflicts`: the fields that both sides changed
 * differently. In these fields `merged` has the value of `mine` until the user chooses.
 */
export function mergeContents<C extends RecordContent>(
  kind: RecordKind,
  { base, mine, theirs }: { base: C; mine: C; theirs: C },
): { merged: C; conflicts: FieldPath[] } {
  const theirChanges = changedFields(kind, base, theirs)
  const myChanges = new Set(changedFields(kind, base, mine))
  const onlyTheirs = theirChanges.filter((path) => !myChanges.has(path))
  const conflicts = theirChanges.filter(
    (path) => myChanges.has(path) && !isSame(valueAt(mine, path), valueAt(theirs, path)),
  )
  return { merged: takeFields(mine, theirs, onlyTheirs), conflicts }
}

/** A field that a new shop version changed, and whose current value differs from the new value. */
export type ProposedField = {
  path: FieldPath
  base: FieldValue
  proposed: FieldValue
  /** True if staff also changed this field. */
  isOwn: boolean
}

/**
 * The changes of a new shop version that staff must decide about, field by field. Without a base (the original texts) every field that
 * differs is listed.
 */
export function proposedFields(
  kind: RecordKind,
  { base, proposed, present }: { base: RecordContent | null; proposed: RecordContent; present: RecordContent },
): ProposedField[] {
  const changed = base ? changedFields(kind, base, proposed) : fieldPaths(kind)
  return changed
    .filter((path) => !isSame(valueAt(present, path), valueAt(proposed, path)))
    .map((path) => {
      const before = base ? valueAt(base, path) : null
      const isOwn = !isSame(valueAt(present, path), before)
      return { path, base: before, proposed: valueAt(proposed, path), isOwn }
    })
}

/** The fields that count for the completeness of a language. The fields of the mantra count only if there is a mantra. */
export function countedWords(kind: RecordKind, content: RecordContent): WordField[] {
  const hasMantra = isFilled(valueAt(content, 'mantra'))
  return WORD_FIELDS[kind].filter((field) => hasMantra || !field.startsWith('mantra_'))
}
