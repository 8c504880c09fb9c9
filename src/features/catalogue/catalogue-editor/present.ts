import type { Fault } from '#base/refusal.ts'
import type { TermTable } from '#base/ritual-terms.ts'
import type { RecordContent, RecordKind } from '#features/catalogue/catalogue/model-record.ts'
import { termFault } from '#features/catalogue/catalogue/present.ts'
import { offeredTerms } from '#features/catalogue/catalogue/rules-terms.ts'
import { guessCategory } from '#features/catalogue/catalogue/rules-text.ts'
import type { FieldPath } from './model.ts'
import { presentAuthor, presentSigned } from './present-versions.ts'
import type { Seed, SignedVersion, StoredRecord } from './tables.ts'
import { measureCompleteness, recordState, untranslatedFields } from './rules.ts'
import { changedFields, isFilled, proposedFields, valueAt } from './rules-fields.ts'
import type { RecordLine, RecordStanding, VersionLine } from './schemas.ts'

function presentStanding(record: StoredRecord) {
  const { id, version, published, publishedVersion, position, scheduledVersion, scheduledAt, editedAt } = record
  const { redirectTo } = record
  return {
    id,
    version,
    state: recordState(record),
    published,
    publishedVersion: publishedVersion || null,
    scheduled:
      scheduledVersion !== null && scheduledAt !== null
        ? { version: scheduledVersion, at: scheduledAt.toISOString() }
        : null,
    redirectTo,
    position,
    completeness: measureCompleteness(record.kind, record.latest),
    editedAt: editedAt?.toISOString() ?? null,
  }
}

export function presentLine(record: StoredRecord, seed: Seed | undefined): RecordLine {
  const { latest } = record
  return {
    ...presentStanding(record),
    name: { ru: latest.ru.name, en: latest.en.name },
    price: 'price' in latest ? latest.price : null,
    category: presentCategory(latest),
    hasProposal: openFields(record, seed).length > 0,
  }
}

type RecordContext = { aliases: string[]; seed: Seed | undefined; newest: SignedVersion | undefined }

/** A ritual or article as the editor receives it: the newest texts and the publication state. */
export function presentRecord(
  record: StoredRecord,
  { aliases, seed, newest }: RecordContext,
): RecordStanding & RecordContent {
  const fields = openFields(record, seed)
  return {
    ...presentStanding(record),
    ...record.latest,
    ...('price' in record.live && { publishedPrice: record.published ? record.live.price : null }),
    aliases,
    category: presentCategory(record.latest),
    editedBy: newest ? presentAuthor(newest) : null,
    proposal: fields.length > 0 ? { fields } : null,
  }
}

/** A version of a ritual or article and its differences from the previous version. The first version has no differences. */
export function presentVersion(
  signed: SignedVersion,
  before: SignedVersion | undefined,
  record: StoredRecord,
): VersionLine {
  const { n, content } = signed.version
  const changed = before ? changedFields(record.kind, before.version.content, content) : []
  return presentSigned(signed, changed, record.published && record.publishedVersion === n)
}

export function isUntranslated({ kind, latest }: StoredRecord): boolean {
  return untranslatedFields(kind, latest).length > 0
}

export function presentUntranslated({ kind, id, latest }: StoredRecord): {
  kind: RecordKind
  id: string
  name: string
  fields: FieldPath[]
} {
  return { kind, id, name: latest.ru.name || latest.en.name || id, fields: untranslatedFields(kind, latest) }
}

function openFields(record: StoredRecord, seed: Seed | undefined) {
  if (!seed?.proposed) return []
  return proposedFields(record.kind, { base: seed.base, proposed: seed.proposed, present: record.latest })
}

/**
 * The category that staff chose for a ritual. If staff chose none, the category derived from the words of the ritual's texts. Null for an article or
 * a ritual without texts.
 */
function presentCategory(content: RecordContent): string | null {
  if (!('price' in content)) return null
  if (content.chosen_category) return content.chosen_category
  if (!isFilled(valueAt(content, 'ru.name')) && !isFilled(valueAt(content, 'en.name'))) return null
  return guessCategory(content)
}

/**
 * The reason why a ritual cannot offer its terms (durations). A ritual without its own terms uses the shop's terms. Undefined if the terms are
 * possible, and for an article.
 */
export function contentTermFault(
  path: string,
  { id, content }: { id: string; content: RecordContent },
  shopTerms: TermTable,
): Fault | undefined {
  if (!('price' in content)) return undefined
  const terms = offeredTerms(id, shopTerms, content.terms ?? null)
  return termFault(path, { id, price: content.price, terms }, { ru: content.ru.name, en: content.en.name })
}
