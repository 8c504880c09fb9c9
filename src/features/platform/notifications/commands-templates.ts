import { sql } from 'drizzle-orm'
import { invalidInput, staleVersion } from '#base/refusal.ts'
import type { EditedTexts } from '#base/settings.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import { createReloader } from '#server/reloader.ts'
import type { Shop } from '#server/shop.ts'
import type { StaffMessages } from './context.ts'
import type { Wording } from './model.ts'
import { findEditedText, readEditedTexts } from './queries.ts'
import { toKeep } from './rules-templates.ts'
import { emailTexts } from './tables.ts'

export const TEXTS_CHANGED = 'email_texts_changed'

/**
 * Returns the texts that staff have edited, as they are now in every process. After a change, call `reread` to use the change in this
 * process immediately.
 */
export type TextsSource = (() => EditedTexts) & { reread: () => Promise<void> }

export async function openEmailTexts({
  db,
  database,
  log,
}: Pick<Shop, 'db' | 'database' | 'log'>): Promise<TextsSource> {
  let texts: EditedTexts = {}
  const reread = async (): Promise<void> => {
    texts = await readEditedTexts(db)
  }
  await database.listen(TEXTS_CHANGED, createReloader(reread, log, 'the texts of e-mails'))
  await reread()
  return Object.assign(() => texts, { reread })
}

type Change = { version: number; texts: EditedTexts[string]; actorId: string }

/** Stores the staff's texts of one e-mail. If a text is omitted or equals the default, the default is used again. */
export async function changeEmailTexts(
  { shop, rereadTexts }: Pick<StaffMessages, 'shop' | 'rereadTexts'>,
  wording: Wording,
  { version, texts: typed, actorId }: Change,
): Promise<void> {
  const { kind } = wording
  const { kept, faults } = toKeep(wording, typed)
  if (faults.length > 0) throw invalidInput(faults)
  await shop.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${emailTexts} in share row exclusive mode`)
    const { texts: before, version: present } = await findEditedText(tx, kind)
    if (version !== present) throw staleVersion({ version: present, ...before })
    const changedAt = shop.now()
    const row = { texts: kept, version: present + 1, changedAt, changedBy: actorId }
    await tx
      .insert(emailTexts)
      .values({ kind, ...row })
      .onConflictDoUpdate({ target: emailTexts.kind, set: row })
    const [was, is] = [said(wording, before), said(wording, kept)]
    await writeAudit(tx, changedAt, {
      actorId,
      action: 'email-texts.change',
      subject: 'email-texts',
      subjectId: kind,
      before: without(was, is),
      after: without(is, was),
    })
    await tx.execute(sql`select pg_notify(${TEXTS_CHANGED}, '')`)
  })
  await rereadTexts()
}

type PartTexts = Record<string, string>

/** The text of each part of an e-mail, by keys such as `ru.subject`. */
function said({ words }: Wording, edited: EditedTexts[string]): PartTexts {
  const of = (lang: 'ru' | 'en') =>
    Object.entries({ ...words[lang], ...edited[lang] }).map(([part, text]) => [`${lang}.${part}`, text] as const)
  return Object.fromEntries([...of('ru'), ...of('en')])
}

/** The parts of an e-mail that differ between two versions. */
function without(one: PartTexts, other: PartTexts): PartTexts {
  return Object.fromEntries(Object.entries(one).filter(([part, text]) => other[part] !== text))
}
