import { newId } from '#base/ids.ts'
import { type Fault, invalidInput, requireFound, staleVersion } from '#base/refusal.ts'
import { and, eq, isNotNull } from 'drizzle-orm'
import { notifyCatalogueChanged } from '#features/catalogue/catalogue/commands.ts'
import { accounts } from '#features/people/accounts/tables.ts'
import { writeAudit } from '#features/platform/audit/commands.ts'
import type { AuditAction } from '#features/platform/audit/model.ts'
import { listMediaByIds } from '#features/platform/media/queries.ts'
import type { Db } from '#server/database/database.ts'
import type { Shop } from '#server/shop.ts'
import { findPriestProfile, lockPriestProfile } from './queries.ts'
import { bothNames } from './rules.ts'
import type { PriestProfileChange, PriestProfileInput } from './schemas.ts'
import { type PriestProfileRow, priestProfiles } from './tables.ts'

/** Creates the record of a priest. For a member of staff the record gets the id of the account, so that the person has only one id. */
export async function createPriestProfile(shop: Shop, input: PriestProfileInput, actorId: string): Promise<string> {
  return await shop.db.transaction(async (tx) => {
    const id = input.accountId ?? newId()
    const now = shop.now()
    const row = { ...EMPTY, ...toColumns(input), id, createdAt: now, updatedAt: now }
    await checkRecord(tx, row)
    await tx.insert(priestProfiles).values(row)
    await recordChange(tx, now, { actorId, action: 'priest.create', after: row })
    return id
  })
}

/** Changes the given fields of a priest's record. Pages that show the priest are then rendered again. */
export async function changePriestProfile(
  shop: Shop,
  id: string,
  { version, ...change }: PriestProfileChange,
  actorId: string,
): Promise<string> {
  return await shop.db.transaction(async (tx) => {
    const found = await findPriestProfile(tx, id)
    const before = requireFound(found && (await lockPriestProfile(tx, found.profile.id)), 'priests.not-found')
    if (version !== undefined && version !== before.version) throw staleVersion({ version: before.version })
    const now = shop.now()
    const after = { ...before, ...toColumns(change), updatedAt: now, version: before.version + 1 }
    await checkRecord(tx, after)
    const { id: _, ...columns } = after
    await tx.update(priestProfiles).set(columns).where(eq(priestProfiles.id, before.id))
    await recordChange(tx, now, { actorId, action: 'priest.change', before, after })
    return before.id
  })
}

const EMPTY = {
  accountId: null,
  nameRu: '',
  nameEn: '',
  schoolRu: '',
  schoolEn: '',
  placeRu: '',
  placeEn: '',
  textRu: '',
  textEn: '',
  languages: [],
  since: null,
  portraitId: null,
  ritualIds: [],
  isPublished: false,
  isSample: false,
  version: 1,
}

/** Converts the given fields of a priest's record to database columns. */
function toColumns({ name, school, place, text, published, ...rest }: PriestProfileInput): Partial<PriestProfileRow> {
  const columns = {
    ...rest,
    ...(name && { nameRu: name.ru, nameEn: name.en }),
    ...(school && { schoolRu: school.ru, schoolEn: school.en }),
    ...(place && { placeRu: place.ru, placeEn: place.en }),
    ...(text && { textRu: text.ru, textEn: text.en }),
    ...(published !== undefined && { isPublished: published }),
  }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
}

/**
 * Validates what the schema of a priest's record cannot validate. A public record needs a name, the picture must be in the library, and the
 * account must belong to staff.
 */
async function checkRecord(tx: Db, row: PriestProfileRow): Promise<void> {
  const faults: Fault[] = []
  if (row.isPublished && !bothNames({ ru: row.nameRu, en: row.nameEn }))
    faults.push({ path: 'name', code: 'priests.name' })
  if (row.portraitId !== null) {
    const [file] = await listMediaByIds(tx, [row.portraitId])
    if (file?.kind !== 'image' || file.visibility !== 'public')
      faults.push({ path: 'portraitId', code: 'priests.portrait' })
  }
  if (row.accountId !== null) {
    const isStaff = and(eq(accounts.id, row.accountId), isNotNull(accounts.staffRole))
    const [account] = await tx.select({ id: accounts.id }).from(accounts).where(isStaff)
    const taken = await findPriestProfile(tx, row.accountId)
    if (!account) faults.push({ path: 'accountId', code: 'priests.account' })
    else if (taken && taken.profile.id !== row.id) faults.push({ path: 'accountId', code: 'priests.account-taken' })
  }
  if (faults.length > 0) throw invalidInput(faults)
}

type Change = { actorId: string; action: AuditAction; before?: PriestProfileRow; after: PriestProfileRow }

async function recordChange(tx: Db, now: Date, { actorId, action, before, after }: Change): Promise<void> {
  const factsOf = (row: PriestProfileRow) => ({ name: row.nameEn || row.nameRu, published: row.isPublished })
  await writeAudit(tx, now, {
    actorId,
    action,
    subject: 'priest',
    subjectId: after.id,
    ...(before && { before: factsOf(before) }),
    after: factsOf(after),
  })
  await notifyCatalogueChanged(tx)
}
