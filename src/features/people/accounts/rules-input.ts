import { cleanPhone } from '#base/contact.ts'
import { findCode } from '#base/one-time-code.ts'
import { plainSigns } from '#base/text.ts'
import { CODE_LENGTH } from './model.ts'

/** Returns what the text typed so far looks like: an e-mail address or a phone number. The server decides whether the contact is valid. */
export function contactKind(typed: string): 'email' | 'phone' | 'unknown' {
  const text = cleanPhone(typed)
  if (/[^\d +]/.test(text)) return 'email'
  return /\d/.test(text) || text.startsWith('+') ? 'phone' : 'unknown'
}

/** Finds the sign-in code in pasted text. If there is none, returns the typed text without spaces and dashes, because people type `123 456`. */
export function readCode(typed: string): string {
  return findCode(typed) ?? plainSigns(typed).replace(/[\s-]/g, '').slice(0, CODE_LENGTH)
}

/**
 * True if the whole sign-in code arrived in one step, because it was pasted or filled in by the device. Then it is sent without a press on
 * the button.
 */
export function codeArrivedWhole(before: string, now: string): boolean {
  return now.length === CODE_LENGTH && now.length - before.length > 1
}

/** Writes seconds as `0:45`. */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
