import { eq } from 'drizzle-orm'
import type { Lang } from '#base/i18n.ts'
import { invariant } from '#base/refusal.ts'
import type { Db } from '#server/database/database.ts'
import type { CategoryColour, ListContents, ListKind } from './model.ts'
import { presentCategories, presentIntentions } from './rules.ts'
import type { Category, IntentionChoice } from './schemas.ts'
import { catalogueLists } from './tables.ts'

/** Lists the categories in display order. Every public page contains this list. */
export async function listCategoriesOf(db: Db, lang: Lang): Promise<Category[]> {
  return presentCategories(await readList(db, 'categories'), lang)
}

/** The offered special intentions, by group. */
export async function listIntentionsOf(db: Db, lang: Lang): Promise<IntentionChoice[]> {
  return presentIntentions(await readList(db, 'intentions'), lang)
}

/** The names of all special intentions that can be ordered. Hidden intentions are included, because carts may contain them. */
export async function listIntentionNames(db: Db): Promise<ReadonlyMap<string, Record<Lang, string>>> {
  const { intentions } = await readList(db, 'intentions')
  return new Map(intentions.map(({ id, ru, en }) => [id, { ru: ru.name || en.name, en: en.name || ru.name }]))
}

/** The colour of a category by its id. Null if the category does not exist. */
export async function findColour(db: Db, id: string | null): Promise<CategoryColour | null> {
  const { categories } = await readList(db, 'categories')
  return categories.find((category) => category.id === id)?.colour ?? null
}

async function readList<K extends ListKind>(db: Db, kind: K): Promise<ListContents[K]> {
  const [row] = await db
    .select({ content: catalogueLists.content })
    .from(catalogueLists)
    .where(eq(catalogueLists.kind, kind))
  invariant(row, 'every start writes missing lists')
  // The `kind` of a row determines the type of its content.
  return row.content as ListContents[K]
}
