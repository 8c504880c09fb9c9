import { keepStored, readStoredJson } from '#ui/data/stored.ts'

/** A sent code: its recipient, its expiry and the time of the next possible request, in milliseconds of this device's clock. */
export type SentCode = { contact: string; channel: 'email' | 'sms'; minutes: number; until: number; resendAt: number }

/** Stored in the tab. A phone may discard the page while the person opens the mail. */
const STORAGE = 'sent-code'

export function readSentCode(): SentCode | undefined {
  // The code below wrote this value, in the same tab.
  const sent = readStoredJson('session', STORAGE) as SentCode | undefined
  return sent && sent.until > Date.now() ? sent : undefined
}

export function keepSentCode(sent: SentCode | undefined): void {
  keepStored('session', STORAGE, sent ? JSON.stringify(sent) : null)
}
