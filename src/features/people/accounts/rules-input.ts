import { cleanPhone } from '#base/contact.ts'
import { findCode } from '#base/one-time-code.ts'
import { plainSigns } from '#base/text.ts'
import { CODE_LENGTH } from './model.ts'

/** The kind of contact that the text typed so far looks like. The server decides whether the contact is valid. */
export function contactKind(typed: string): 'email' | 'phone' | 'unknown' {
  const text = cleanPhone(typed)
  if (/[^\d +]/.test(text)) return 'email'
  return /\d/.test(text) || text.startsWith('+') ? 'phone' : 'unknown'
}

/** The code in pasted text, or the digits typed so far. Removes spaces and dashes that people add: `123 456`. */
export function readCode(typed: string): string {
  return findCode(typed) ?? plainSigns(typed).replace(/[\s-]/g, '').slice(0, CODE_LENGTH)
}

/** Whether the whole code arrived in one step (pasted, or filled in by the device). Then no button press is needed. */
export function codeArrivedWhole(before: string, now: string): boolean {
  return now.length === CODE_LENGTH && now.length - before.length > 1
}

/** `0:45`. */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
