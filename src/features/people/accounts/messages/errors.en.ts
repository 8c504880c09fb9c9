/** The error messages of the accounts' calls, in English. */
export const en = {
  errors: {
    'accounts.contact-required': 'Enter an e-mail address or a phone number',
    'accounts.contact-invalid': 'Enter one e-mail address, or a phone number with its country code',
    'accounts.phone-not-served': 'We cannot send text messages to this number. Please sign in by e-mail.',
    'accounts.code-six-digits': 'The code has six digits',
    'accounts.code-invalid': 'The code is wrong or has expired. Check it, or ask for a new one.',
    'accounts.proof-required': 'Very many codes are being asked for just now. Reload the page and try again, please.',
    'accounts.not-found': 'There is no such entry.',
    'accounts.profile-exists': 'You already have a profile.',
    'accounts.first-name-short': 'Name must be at least 2 characters',
    'accounts.last-name-short': 'Last name must be at least 2 characters',
    'accounts.email-invalid': 'Enter a valid email',
    'accounts.phone-invalid': 'Enter a phone number: digits, with the country code',
    'accounts.birth-date-invalid': 'Check the date: day, month and year, dd.mm.yyyy',
    'accounts.birth-time-invalid': 'Check the time: hours and minutes, hh:mm',
    'accounts.gender-unknown': 'Choose one from the list',
    'accounts.marital-status-unknown': 'Choose one from the list',
    'consent.required': 'We keep birth data, wishes and participants only with your consent.',
  },
}
