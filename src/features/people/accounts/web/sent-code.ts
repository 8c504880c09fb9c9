import { keepStored, readStoredJson } from '#ui/data/stored.ts'

/** A sent code: its recipient, its expiry and when another can be requested, in milliseconds of this device's clock. */
export type SentCode = { contact: string; channel: 'email' | 'sms'; minutes: number; until: number; resendAt: number }

/** Kept in the tab: on a phone the page may be discarded while its reader opens the mail. */
const STORAGE = 'sent-code'

export function readSentCode(): SentCode | undefined {
  // Written below, in the same tab.
  const sent = readStoredJson('session', STORAGE) as SentCode | undefined
  return sent && sent.until > Date.now() ? sent : undefined
}

export function keepSentCode(sent: SentCode | undefined): void {
  keepStored('session', STORAGE, sent ? JSON.stringify(sent) : null)
}
