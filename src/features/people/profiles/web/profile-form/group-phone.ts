import { AsYouType } from 'libphonenumber-js/min'

/** Formats a phone number that begins with a plus: its digits in the groups of its country, separated by spaces. */
export function groupPhone(number: string): string {
  return new AsYouType().input(number).replace(/[^+\d]+/g, ' ')
}
