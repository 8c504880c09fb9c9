import { CODE_LENGTH } from './model.ts'

/** What a contact looks like so far; the server decides whether it is one. */
export function contactKind(typed: string): 'email' | 'phone' | 'unknown' {
  const text = typed.trim()
  if (/[^\d\s()+.-]/.test(text)) return 'email'
  return /\d/.test(text) || text.startsWith('+') ? 'phone' : 'unknown'
}

/** A code without the spaces and dashes that e-mails and people put into it: `123 456`. */
export function readCode(typed: string): string {
  return typed.replace(/[\s-]/g, '').slice(0, CODE_LENGTH)
}

/** It came all at once, pasted or filled in by the device, and needs no further press. */
export function codeArrivedWhole(before: string, now: string): boolean {
  return now.length === CODE_LENGTH && now.length - before.length > 1
}

/** `0:45`. */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
