import { bech32 } from '@scure/base'

export const KEY_BYTES = 32
const RECIPIENT = /^age1[02-9ac-hj-np-z]{58}$/

/** True if every key of a list such as `BACKUP_RECIPIENTS` is an X25519 recipient of age. Every version of age can read this kind of key. */
export function areRecipients(text: string): boolean {
  return splitList(text).every((key) => RECIPIENT.test(key) && isChecked(key))
}

function isChecked(key: string): boolean {
  try {
    return bech32.decodeToBytes(key).bytes.length === KEY_BYTES
  } catch {
    return false
  }
}

export function splitList(text: string): string[] {
  return text.split(',').map((each) => each.trim())
}

/** Reads the keys in the format of `BACKUP_KEY`: base64 of 32 bytes each, separated by commas. Undefined if the format is wrong. */
export function readBackupKeys(text: string): Buffer[] | undefined {
  const keys = splitList(text).map((key) => Buffer.from(key, 'base64'))
  return keys.every((key) => key.length === KEY_BYTES) ? keys : undefined
}
