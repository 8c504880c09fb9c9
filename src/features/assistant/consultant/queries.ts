import { asc, eq, and, gt } from 'drizzle-orm'
import type { Lang } from '#base/i18n.ts'
import { DEFAULT_TERMS } from '#base/ritual-terms.ts'
import type { Settings } from '#base/settings.ts'
import type { CatalogueReads } from '#features/catalogue/catalogue/queries.ts'
import { aliases, articles, rituals } from '#features/catalogue/catalogue/tables.ts'
import { tierNumbers } from '#features/platform/settings/rules.ts'
import type { ArticleFacts, CallNames, RitualFacts, TierContent } from './model-knowledge.ts'
import { type ArticleText, presentArticleFacts, presentRitualFacts, type RitualText } from './present.ts'
import { type PerLang, listCallNames, type FoundSection, indexRituals, indexSections } from './rules-knowledge.ts'
import type { Db } from '#server/database/database.ts'
import type { Keyring } from '#server/keyring.ts'
import { conversationContext, type Turn } from './model.ts'
import { conversations } from './tables.ts'

/** All published texts. They are read once and indexed for the search. */
export type Library = {
  rituals: PerLang<RitualFacts>[]
  articles: PerLang<ArticleFacts>[]
  callNames: CallNames[]
  /** The tiers with the shop's general numbers. */
  tiers: TierContent[]
  findRituals: (query: string) => string[]
  findSections: (query: string) => FoundSection[]
}

export type CatalogueReader = {
  read: () => Promise<Library>
  /** Discards the texts after the catalogue has changed. The next question reads the texts again. */
  drop: () => void
}

/** Stores the data of the catalogue in memory until the catalogue changes. */
export function openCatalogueReader(reads: CatalogueReads): CatalogueReader {
  let library: Promise<Library> | undefined
  function load(): Promise<Library> {
    const loading = readLibrary(reads)
    loading.catch(() => {
      if (library === loading) library = undefined
    })
    return loading
  }
  return {
    read: () => (library ??= load()),
    drop: () => {
      library = undefined
    },
  }
}

async function readLibrary({ readDb: db, settings }: CatalogueReads): Promise<Library> {
  const [ritualRows, articleRows, aliasRows] = await Promise.all([
    db.select().from(rituals).where(eq(rituals.published, true)).orderBy(asc(rituals.position), asc(rituals.id)),
    db.select().from(articles).where(eq(articles.published, true)).orderBy(asc(articles.position), asc(articles.id)),
    db.select().from(aliases).where(eq(aliases.kind, 'ritual')),
  ])
  return toLibrary(ritualRows, articleRows, aliasRows, settings())
}

/** Indexes published texts for the search. */
export function toLibrary(
  ritualRows: readonly RitualText[],
  articleRows: readonly ArticleText[],
  aliasRows: readonly { alias: string; target: string }[],
  settings: Pick<Settings, 'tiers'> = { tiers: { all: {}, rituals: {}, terms: DEFAULT_TERMS } },
): Library {
  const known = ritualRows.map((row) => {
    const own = aliasRows.filter(({ target }) => target === row.id).map(({ alias }) => alias)
    return inBoth((lang) => presentRitualFacts(row, { aliases: own, settings }, lang))
  })
  const read = articleRows.map((row) => inBoth((lang) => presentArticleFacts(row, lang)))
  return {
    rituals: known,
    articles: read,
    tiers: tierNumbers(settings, '', null).map(({ id, ...numbers }) => ({ tier: id, numbers })),
    callNames: known.map((ritual) => ({ id: ritual.ru.id, stems: listCallNames(ritual) })),
    findRituals: indexRituals(known),
    findSections: indexSections(read),
  }
}

function inBoth<T>(make: (lang: Lang) => T): PerLang<T> {
  return { ru: make('ru'), en: make('en') }
}

type ConversationKey = { id: string; accountId: string | undefined; now: Date }

/**
 * The messages of a stored conversation, the oldest first. Undefined if the conversation has expired, belongs to another person, or was
 * never stored.
 */
export async function findTurns(
  db: Db,
  keys: Keyring,
  { id, accountId, now }: ConversationKey,
): Promise<Turn[] | undefined> {
  const [row] = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.id, id), gt(conversations.expiresAt, now)))
  if (!row || (row.accountId !== null && row.accountId !== accountId)) return undefined
  return openTurns(row, keys)
}

/** The messages of a conversation, locked until the transaction ends; undefined if the conversation was deleted. */
export async function lockTurns(tx: Db, keys: Keyring, id: string): Promise<Turn[] | undefined> {
  const [row] = await tx.select().from(conversations).where(eq(conversations.id, id)).for('update')
  return row && openTurns(row, keys)
}

export async function listConversations(db: Db, keys: Keyring, accountId: string) {
  const rows = await db.select().from(conversations).where(eq(conversations.accountId, accountId))
  return rows.map((row) => ({
    consentedAt: row.consentedAt.toISOString(),
    deletedAt: row.expiresAt.toISOString(),
    turns: openTurns(row, keys),
  }))
}

function openTurns(row: { id: string; turns: string }, keys: Keyring): Turn[] {
  // Only `commands.ts` writes this column, so the type of the JSON is known.
  return JSON.parse(keys.open(row.turns, conversationContext(row.id))) as Turn[]
}
