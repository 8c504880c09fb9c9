import { z } from 'zod'

const backupView = z.object({
  name: z.string(),
  madeAt: z.string(),
  version: z.string(),
  isSealed: z.boolean(),
  bytes: z.number(),
  rows: z.number(),
  files: z.number(),
  /** Result of the trial restore; null if not tried yet. */
  check: z.object({ at: z.string(), seconds: z.number(), fault: z.string().nullable() }).nullable(),
})

export const backupsView = z.object({
  /** Whether the shop makes scheduled backups (BACKUP_STORAGE). */
  isScheduled: z.boolean(),
  everyHours: z.number(),
  days: z.number(),
  /** Whether the next backup will be sealed (BACKUP_KEY). */
  isSealed: z.boolean(),
  /** Whether the newest backup is older than it should be. */
  isLate: z.boolean(),
  items: z.array(backupView),
})
export type BackupsView = z.infer<typeof backupsView>

export const systemView = z.object({
  version: z.string(),
  startedAt: z.string(),
  node: z.string(),
  engine: z.enum(['pglite', 'postgres']),
  /** Duration of the queries below, in milliseconds. */
  databaseMs: z.number(),
  memoryBytes: z.number(),
  /** E-mails and text messages that are waiting, and those given up. */
  outbox: z.object({ waiting: z.number(), failed: z.number() }),
  /** How far each chain is known; null if its nodes were not queried yet. */
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
