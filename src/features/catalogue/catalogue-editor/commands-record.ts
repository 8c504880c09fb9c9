import type { Settings } from '#base/settings.ts'
import { SPECIAL_INTENTION } from '#features/catalogue/catalogue/model-terms.ts'
import { missingNumber, tierNumbers } from '#features/platform/settings/rules.ts'
import { eq } from 'drizzle-orm'
import type { TermTable } from '#base/ritual-terms.ts'
import { LANGS } from '#base/i18n.ts'
import { dollarsToCents } from '#base/money.ts'
import { invalidField, invalidInput, invariant, Refusal, staleVersion } from '#base/refusal.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import type {
  ArticleContent,
  RecordContent,
  RecordKind,
  RitualContent,
} from '#features/catalogue/catalogue/model-record.ts'
import { articles, catalogueSeeds, rituals } from '#features/catalogue/catalogue/tables.ts'
import type { Db } from '#server/database/database.ts'
import { contentTermFault } from './present.ts'
import { findRecordView, lockRecord, tableForKind } from './queries.ts'
import { shortenForAudit, type EditContext } from './rules.ts'
import { changedFields, valueAt } from './rules-fields.ts'
import { catalogueVersions, type StoredRecord } from './tables.ts'
import type { Origin } from './model.ts'

/**
 * A change of a ritual or article: the author, the text, and the version that the author edited. If a newer version exists, the change is refused,
 * and the error contains the newer version.
 */
export type Change = EditContext & { kind: RecordKind; id: string; version?: number | undefined }

/** Returns the ritual or article of the change, locked until the transaction ends. */
export async function lockFor(tx: Db, { kind, id, version }: Change): Promise<StoredRecord> {
  const record = await lockRecord(tx, kind, id)
  if (!record) throw new Refusal('not-found', `catalogue.${kind}-not-found`)
  if (version === undefined || version === record.version) return record
  const present = await findRecordView(tx, kind, id)
  throw staleVersion({ ...present, version: record.version })
}

/**
 * Marks a ritual or article as edited by staff, so that new shop versions no longer overwrite it. Stores the original texts as version 1,
 * and as the base with which the texts of later shop versions are compared.
 */
export async function makeOwn(tx: Db, record: StoredRecord, now: Date): Promise<void> {
  if (record.editedAt !== null) return
  const { kind, id, version: n, seedHash, live } = record
  const table = tableForKind(kind)
  await tx.update(table).set({ editedAt: now }).where(eq(table.id, id))
  await tx.insert(catalogueVersions).values({ kind, id, n, at: now, actorId: null, origin: 'shipped', content: live })
  if (seedHash !== null) await tx.insert(catalogueSeeds).values({ kind, id, base: live }).onConflictDoNothing()
}

type NewVersion = EditContext & {
  content: RecordContent
  origin: Origin
  restoredFrom?: number
  now: Date
  /** The terms (durations that can be ordered) in the shop's settings. They apply to rituals without their own terms. */
  shopTerms: TermTable
}

/** Saves new texts of a ritual or article as a draft, so readers see no change. Does nothing if the texts have not changed. */
export async function addVersion(tx: Db, record: StoredRecord, made: NewVersion): Promise<void> {
  const { content, actorId, assertMayPrice, origin, restoredFrom, now, shopTerms } = made
  const { kind, id } = record
  const changed = changedFields(kind, record.latest, content)
  if (changed.length === 0) return
  if (parseRecordPrice(content) !== parseRecordPrice(record.latest)) assertMayPrice()
  assertTerms(id, content, shopTerms)
  await assertReadable(content)
  await makeOwn(tx, record, now)
  const n = record.version + 1
  await tx
    .insert(catalogueVersions)
    .values({ kind, id, n, at: now, actorId, origin, restoredFrom: restoredFrom ?? null, content })
  const table = tableForKind(kind)
  await tx.update(table).set({ version: n, editedAt: now }).where(eq(table.id, id))
  const shown = (of: RecordContent) =>
    Object.fromEntries(changed.map((path) => [path, shortenForAudit(valueAt(of, path))]))
  await writeAudit(tx, now, {
    actorId,
    action: `catalogue.${origin}`,
    subject: kind,
    subjectId: id,
    before: { version: record.version, ...shown(record.latest) },
    after: { version: n, ...shown(content), ...(restoredFrom !== undefined && { restoredFrom }) },
  })
}

/** Refuses a ritual if a better tier or a longer term would cost less than a lower tier or a shorter term. */
export function assertTerms(id: string, content: RecordContent, shopTerms: TermTable): void {
  const fault = contentTermFault('terms', { id, content }, shopTerms)
  if (fault) throw invalidInput([fault])
}

/**
 * Each tier has numbers (recitations, priests, hours, days). Refuses a ritual if a number is missing both in the ritual and in the shop's
 * settings.
 */
export function assertNumbers(id: string, content: RecordContent, settings: Pick<Settings, 'tiers'>): void {
  if (!('price' in content) || id === SPECIAL_INTENTION) return
  const missing = missingNumber(tierNumbers(settings, id, content.tiers ?? null))
  if (!missing) return
  const { tier, name } = missing
  throw invalidField(`tiers.${tier}.${name}`, `catalogue-editor.no-${name}`)
}

/** The price of a ritual; undefined for an article. */
export function parseRecordPrice(content: RecordContent): number | undefined {
  return 'price' in content ? content.price : undefined
}

/** Refuses texts that would be slow to render on every read. */
export async function assertReadable(content: RecordContent): Promise<void> {
  // The Markdown parser is loaded on demand, so that the shop starts without it.
  const { writingFault } = await import('#features/catalogue/catalogue/rules-markdown.ts')
  const faults = LANGS.flatMap((lang) =>
    (['content', 'description'] as const).flatMap((field) => {
      const fault = writingFault(content[lang][field])
      return fault === undefined ? [] : [{ path: `${lang}.${field}`, code: `catalogue-editor.text-${fault}` }]
    }),
  )
  if (faults.length > 0) throw invalidInput(faults)
}

/** Writes the texts of a ritual or article to the rows that readers see. */
export async function writeLive(
  tx: Db,
  { kind, id }: Pick<StoredRecord, 'kind' | 'id'>,
  content: RecordContent,
  more: { readingTime: number; updatedOn?: string; publishedVersion: number },
): Promise<void> {
  if (kind === 'ritual')
    await tx
      .update(rituals)
      .set({ ...ritualRow(content as RitualContent), ...more })
      .where(eq(rituals.id, id))
  else
    await tx
      .update(articles)
      .set({ ...articleRow(content as ArticleContent), ...more })
      .where(eq(articles.id, id))
}

export function ritualRow(record: RitualContent) {
  const { ru, en, price, terms, tiers, chosen_category, mantra, recording_url, image_url } = record
  const { content: contentRu, ...wordsRu } = ru
  const { content: contentEn, ...wordsEn } = en
  const priceCents = dollarsToCents(price)
  invariant(priceCents !== undefined, 'the price of a version is a whole number of cents')
  return {
    ru: wordsRu,
    en: wordsEn,
    contentRu,
    contentEn,
    priceCents,
    terms: terms ?? null,
    tierNumbers: tiers ?? null,
    chosenCategory: chosen_category ?? null,
    mantra,
    recordingUrl: recording_url ?? null,
    imageUrl: image_url,
  }
}

export function articleRow({ ru, en, author, related, image_url }: ArticleContent) {
  const { content: contentRu, ...wordsRu } = ru
  const { content: contentEn, ...wordsEn } = en
  return { ru: wordsRu, en: wordsEn, contentRu, contentEn, author, related, imageUrl: image_url }
}
