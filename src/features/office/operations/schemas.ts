import { z } from 'zod'

const backupView = z.object({
  name: z.string(),
  madeAt: z.string(),
  version: z.string(),
  isSealed: z.boolean(),
  bytes: z.number(),
  rows: z.number(),
  files: z.number(),
  /** How restoring it on trial went; null as long as nobody tried. */
  check: z.object({ at: z.string(), seconds: z.number(), fault: z.string().nullable() }).nullable(),
})

export const backupsView = z.object({
  /** Whether the shop makes backups by itself (BACKUP_STORAGE). */
  isScheduled: z.boolean(),
  everyHours: z.number(),
  days: z.number(),
  /** Whether the next one will be sealed (BACKUP_KEY). */
  isSealed: z.boolean(),
  /** Whether the newest is older than it should be. */
  isLate: z.boolean(),
  items: z.array(backupView),
})
export type BackupsView = z.infer<typeof backupsView>

export const systemView = z.object({
  version: z.string(),
  startedAt: z.string(),
  node: z.string(),
  engine: z.enum(['pglite', 'postgres']),
  /** How long the questions below took, in milliseconds. */
  databaseMs: z.number(),
  memoryBytes: z.number(),
  /** E-mails and text messages that wait, and that were given up. */
  outbox: z.object({ waiting: z.number(), failed: z.number() }),
  /** How far each chain is known; nulls where its nodes were not asked yet. */
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
