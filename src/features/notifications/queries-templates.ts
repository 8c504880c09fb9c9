import { eq } from 'drizzle-orm'
import type { EditedTexts } from '#base/settings.ts'
import type { Db } from '#server/database/database.ts'
import { emailTexts } from './tables.ts'

const NOTHING: EditedTexts[string] = { ru: {}, en: {} }

/** What the staff wrote of all e-mails. */
export async function readEditedTexts(db: Db): Promise<EditedTexts> {
  const rows = await db.select({ kind: emailTexts.kind, texts: emailTexts.texts }).from(emailTexts)
  return Object.fromEntries(rows.map(({ kind, texts }) => [kind, texts]))
}

/** What the staff wrote of one e-mail, with its version: 0 before the first change. */
export async function findEditedText(db: Db, kind: string) {
  const [row] = await db.select().from(emailTexts).where(eq(emailTexts.kind, kind))
  return { texts: row?.texts ?? NOTHING, version: row?.version ?? 0, changedAt: row?.changedAt ?? null }
}
