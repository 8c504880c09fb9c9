import { z } from 'zod'

const backupView = z.object({
  name: z.string(),
  madeAt: z.string(),
  version: z.string(),
  isSealed: z.boolean(),
  bytes: z.number(),
  rows: z.number(),
  files: z.number(),
  /** The result of the test restore; null if there was no test restore yet. */
  check: z.object({ at: z.string(), seconds: z.number(), fault: z.string().nullable() }).nullable(),
})

export const backupsView = z.object({
  /** True if the shop makes scheduled backups (BACKUP_STORAGE). */
  isScheduled: z.boolean(),
  everyHours: z.number(),
  days: z.number(),
  /** True if the next backup will be encrypted (BACKUP_RECIPIENTS). */
  isSealed: z.boolean(),
  /** True if the newest backup is too old. */
  isLate: z.boolean(),
  /** The package of Debian without which no backup starts; null if nothing is missing. */
  missingPackage: z.string().nullable(),
  items: z.array(backupView),
})
export type BackupsView = z.infer<typeof backupsView>

export const systemView = z.object({
  version: z.string(),
  startedAt: z.string(),
  node: z.string(),
  engine: z.enum(['pglite', 'postgres']),
  /** The duration of the queries below, in milliseconds. */
  databaseMs: z.number(),
  memoryBytes: z.number(),
  /** The archive of PostgreSQL's log (`pg_stat_archiver`); null if the database does not archive. */
  archive: z
    .object({
      archivedAt: z.string().nullable(),
      ageSeconds: z.number().nullable(),
      failedAt: z.string().nullable(),
      failedCount: z.number(),
      /** A finished part of the database log is not archived yet. A disk failure would now lose more than a minute of data. */
      isLate: z.boolean(),
    })
    .nullable(),
  /** The number of e-mails and text messages that wait to be sent, and the number that finally failed. */
  outbox: z.object({ waiting: z.number(), failed: z.number() }),
  /** The last block that the shop knows of each chain; null if the shop has not asked the nodes of the chain yet. */
  chains: z.array(
    z.object({
      name: z.string(),
      height: z.number().nullable(),
      lagSeconds: z.number().nullable(),
      isFailing: z.boolean(),
    }),
  ),
})
export type SystemView = z.infer<typeof systemView>
