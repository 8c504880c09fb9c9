import type { ReminderKind } from '../model.ts'

/** The texts of the page that switches reminders off. */
export const en = {
  title: 'Reminders',
  about: {
    plan: 'We write when a paid order still waits for names or a day: after two days, and once more after a week.',
    unpaid: 'We write once when an order stays unpaid for a day.',
  } satisfies Record<ReminderKind, string>,
  rest: 'E-mails about your orders themselves, such as the payment and the day of the ritual, keep coming.',
  stop: 'Switch off these reminders',
  stopped: {
    plan: { title: 'Switched off', text: 'We will no longer remind you about names and days.' },
    unpaid: { title: 'Switched off', text: 'We will no longer remind you about unpaid orders.' },
  } satisfies Record<ReminderKind, { title: string; text: string }>,
  failed: 'The reminders could not be switched off; please try again.',
  home: 'Home',
  notFoundTitle: 'There is no such link',
  notFoundText: 'Perhaps only part of the link was copied. Open it from the e-mail once more.',
  loadFailed: 'The page could not be loaded.',
  retry: 'Try again',
  loading: 'Loading',
}

export type RemindersMessages = typeof en
