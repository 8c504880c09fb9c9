import { keepStored, readStoredJson } from '#ui/data/stored.ts'

/**
 * A sign-in code that was sent: to whom it was sent, when it expires, and when another code can be requested. Times are in milliseconds of
 * this device's clock.
 */
export type SentCode = { contact: string; channel: 'email' | 'sms'; minutes: number; until: number; resendAt: number }

/** The key in the tab's storage. The sent code is stored because a phone may unload the page while the person opens the e-mail. */
const STORAGE = 'sent-code'

export function readSentCode(): SentCode | undefined {
  // `keepSentCode` below wrote this value, in the same tab.
  const sent = readStoredJson('session', STORAGE) as SentCode | undefined
  return sent && sent.until > Date.now() ? sent : undefined
}

export function keepSentCode(sent: SentCode | undefined): void {
  keepStored('session', STORAGE, sent ? JSON.stringify(sent) : null)
}
