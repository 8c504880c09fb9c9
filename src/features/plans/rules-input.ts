import { isCalendarDay } from './rules.ts'

/** A day typed as `20.11.2026`; undefined while it is not yet whole, or when there is no such day. */
export function readTypedDay(text: string): string | undefined {
  const [, day = '', month = '', year = ''] = /^\s*(\d{1,2})\.(\d{1,2})\.(\d{4})\s*$/.exec(text) ?? []
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDay(date) ? date : undefined
}

/** A calendar day as a person types it. */
export function typeDay(date: string): string {
  return date.split('-').toReversed().join('.')
}

/** Whether nothing more will be typed. */
export function isTypedOut(text: string): boolean {
  return text.trim().length >= 'dd.mm.yyyy'.length
}

/** The text with a sentence begun at its end, on a line of its own. */
export function beginSentence(text: string, starter: string): string {
  const before = text.trimEnd()
  return before === '' ? starter : `${before}${/[.!?…]$/.test(before) ? ' ' : '\n'}${starter}`
}
