import { sql } from 'drizzle-orm'
import { ZodError } from 'zod'
import { invalidInput, staleVersion } from '#base/refusal.ts'
import type { Settings } from '#base/settings.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import type { Db } from '#server/database/database.ts'
import type { Caller } from '#server/http/caller.ts'
import { createReloader } from '#server/reloader.ts'
import type { Shop } from '#server/shop.ts'
import type { SettingsContext } from './context.ts'
import { CURRENT, readSettings } from './queries.ts'
import { defaultSettings, isSame, mergeSettings, toStore, withChanges } from './rules.ts'
import { type SettingsInput, settingsShape } from './schemas.ts'
import { shopMilestones, shopSettings } from './tables.ts'

export const SETTINGS_CHANGED = 'settings_changed'

/**
 * Returns the current settings. After a change, call `reread` to use the change in this process immediately. `onChange` listeners run after
 * every reading.
 */
export type SettingsSource = (() => Settings) & {
  reread: () => Promise<void>
  onChange: (listener: () => void) => void
}

/**
 * Opens the settings, which stay up to date in every process. If stored settings are invalid, this is logged and the last valid settings
 * are used.
 */
export async function openSettings({
  db,
  database,
  log,
  config,
}: Pick<Shop, 'db' | 'database' | 'log' | 'config'>): Promise<SettingsSource> {
  let settings = mergeSettings(config, {})
  const listeners: (() => void)[] = []
  const reread = async (): Promise<void> => {
    try {
      settings = (await readSettings(db, config)).settings
      for (const listener of listeners) listener()
    } catch (error) {
      if (!(error instanceof ZodError)) throw error
      log.error({ err: error }, 'settings cannot be read, keeping the last valid ones')
    }
  }
  await database.listen(SETTINGS_CHANGED, createReloader(reread, log, 'the settings'))
  await reread()
  return Object.assign(() => settings, { reread, onChange: (listener: () => void) => void listeners.push(listener) })
}

/** Applies changes to the current settings. If the caller's version is outdated, throws a `Refusal` that contains the current settings. */
export async function changeSettings(
  { shop, reread, policy, termFaults }: SettingsContext,
  by: Caller,
  { version, policy: wanted, ...changes }: SettingsInput & { policy?: Record<string, unknown> | undefined },
): Promise<void> {
  await shop.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${shopSettings} in share row exclusive mode`)
    const before = await readSettings(tx, shop.config)
    const held = await policy.read(tx)
    const present = before.version + held.version
    if (version !== present) throw staleVersion({ version: present, ...before.settings, policy: held.fields })
    const settings = merged(before.settings, changes)
    const faults = isSame(settings.tiers.terms, before.settings.tiers.terms) ? [] : await termFaults(tx, settings)
    if (faults.length > 0) throw invalidInput(faults)
    const changedAt = shop.now()
    const row = {
      settings: toStore(settings, defaultSettings(shop.config)),
      version: before.version + 1,
      changedAt,
      changedBy: by.accountId,
    }
    await tx
      .insert(shopSettings)
      .values({ id: CURRENT, ...row })
      .onConflictDoUpdate({ target: shopSettings.id, set: row })
    await writeAudit(tx, changedAt, {
      actorId: by.accountId,
      action: 'settings.change',
      subject: 'settings',
      subjectId: CURRENT,
      ...differences(before.settings, settings),
    })
    const moved = Object.entries(wanted ?? {}).filter(([name, value]) => !isSame(value, held.fields[name]))
    if (moved.length > 0) await policy.change(tx, changedAt, Object.fromEntries(moved), by)
    await tx.execute(sql`select pg_notify(${SETTINGS_CHANGED}, '')`)
  })
  await Promise.all([reread(), policy.reread()])
}

type Changes = Omit<SettingsInput, 'version'>

/** Marks the database as the database of a rehearsal. A shop with real money does not open such a database. */
export async function markRehearsal(db: Db, at: Date): Promise<void> {
  await db.insert(shopMilestones).values({ name: 'rehearsal', at }).onConflictDoNothing()
}

/** Merges the changed fields into the settings, then validates the result as a whole. */
function merged(settings: Settings, changes: Changes): Settings {
  const parsed = settingsShape.safeParse(withChanges(settings, changes))
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), code: message }))
  throw invalidInput(faults)
}

/** The sections of the settings that changed, before and after. */
function differences(before: Settings, after: Settings): { before: object; after: object } {
  const names = (Object.keys(before) as (keyof Settings)[]).filter((name) => !isSame(before[name], after[name]))
  const of = (settings: Settings) => Object.fromEntries(names.map((name) => [name, settings[name]]))
  return { before: of(before), after: of(after) }
}
