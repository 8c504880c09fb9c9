import { z } from 'zod'
import { isFileKey } from './rules-backups.ts'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const bytes = z.number().int().min(0)

/** The record of a backup as a restore accepts it. Anyone with write access to the storage could have changed it. */
export const backupRecord = z.object({
  name: z.string().regex(/^[\w-]{1,40}$/),
  madeAt: z.string().max(40),
  version: z.string().max(100),
  engine: z.enum(['pglite', 'postgres']),
  serverMajor: z.number().int().min(0),
  migrations: z.array(z.number()),
  secretKeys: z.array(z.string().max(100)),
  isSealed: z.boolean(),
  dump: z.object({
    key: z.string().regex(/^databases\/[\w-]{1,40}(?:\.[a-z]{1,8}){1,2}$/),
    format: z.enum(['custom', 'sql']),
    bytes,
    sha256,
  }),
  bytes,
  rows: z.number(),
  tables: z.array(z.object({ table: z.string().max(63), rows: z.number(), hash: z.string().max(64) })),
  files: z.array(
    z.object({
      key: z.string().refine(isFileKey),
      bytes,
      sha256,
      copy: z.string().regex(/^files\/[0-9a-z]{1,8}\/[0-9a-f]{64}(?:\.age)?$/),
    }),
  ),
})
