import { z } from 'zod'
import { areRecipients, readBackupKeys } from './backup/recipients.ts'

const text = z.string().trim().min(1)

/** The schedule, retention time and recipients of backups. */
export const BACKUPS = {
  BACKUP_EVERY_HOURS: z.coerce.number().int().min(1).max(168).default(24),
  BACKUP_DAYS: z.coerce.number().int().min(1).max(3650).default(30),
  /** Public keys of age, with which the shop encrypts backups. The shop does not have the secret keys. */
  BACKUP_RECIPIENTS: text
    .refine(areRecipients, 'must be public keys of age-keygen (age1…), separated by commas')
    .optional(),
  /** The key of earlier versions. Until BACKUP_RECIPIENTS is set, backups are encrypted for a key pair that is derived from this key. */
  BACKUP_KEY: text
    .refine((keys) => readBackupKeys(keys) !== undefined, 'must be base64 of 32 bytes (openssl rand -base64 32)')
    .optional(),
}
