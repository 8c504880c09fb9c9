import { AsYouType } from 'libphonenumber-js/min'

/** The digits of a number with a plus, in its country's groups, separated by spaces. */
export function groupPhone(number: string): string {
  return new AsYouType().input(number).replace(/[^+\d]+/g, ' ')
}
