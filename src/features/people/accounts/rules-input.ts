import { cleanPhone } from '#base/contact.ts'
import { findCode } from '#base/one-time-code.ts'
import { plainSigns } from '#base/text.ts'
import { CODE_LENGTH } from './model.ts'

/** What kind of contact the text looks like so far; the server decides whether it is valid. */
export function contactKind(typed: string): 'email' | 'phone' | 'unknown' {
  const text = cleanPhone(typed)
  if (/[^\d +]/.test(text)) return 'email'
  return /\d/.test(text) || text.startsWith('+') ? 'phone' : 'unknown'
}

/** The code in pasted text, or the digits typed so far, without the spaces and dashes people add: `123 456`. */
export function readCode(typed: string): string {
  return findCode(typed) ?? plainSigns(typed).replace(/[\s-]/g, '').slice(0, CODE_LENGTH)
}

/** Whether the code arrived at once, pasted or filled in by the device, and needs no button press. */
export function codeArrivedWhole(before: string, now: string): boolean {
  return now.length === CODE_LENGTH && now.length - before.length > 1
}

/** `0:45`. */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
