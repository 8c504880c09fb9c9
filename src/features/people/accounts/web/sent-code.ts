/** A sent code: its recipient, its expiry and when another can be requested, in milliseconds of this device's clock. */
export type SentCode = { contact: string; channel: 'email' | 'sms'; minutes: number; until: number; resendAt: number }

/** Kept in the tab: on a phone the page may be discarded while its reader opens the mail. */
const STORAGE = 'sent-code'

export function readSentCode(): SentCode | undefined {
  try {
    // Written below, in the same tab.
    const sent = JSON.parse(sessionStorage.getItem(STORAGE) ?? 'null') as SentCode | null
    return sent && sent.until > Date.now() ? sent : undefined
  } catch {
    return undefined
  }
}

export function keepSentCode(sent: SentCode | undefined): void {
  try {
    if (sent) sessionStorage.setItem(STORAGE, JSON.stringify(sent))
    else sessionStorage.removeItem(STORAGE)
  } catch {
    // Storage is not available: only a reload forgets where the code was sent.
  }
}
