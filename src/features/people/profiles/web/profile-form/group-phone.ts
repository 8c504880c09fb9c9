import { AsYouType } from 'libphonenumber-js/min'

/** The digits of a number with a plus, in the groups of its country, with spaces between them. */
export function groupPhone(number: string): string {
  return new AsYouType().input(number).replace(/[^+\d]+/g, ' ')
}
