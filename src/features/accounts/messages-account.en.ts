import { countEn } from '#base/i18n.ts'

/** What the sign-in card and the customer's own page say, in English. */
export const en = {
  title: 'Your account',
  back: 'Back to rituals',
  loading: 'Checking whether you are signed in',
  failed: 'We could not find out whether you are signed in. Nothing is lost.',
  retry: 'Try again',
  signIn: {
    title: 'Sign in',
    lead: 'Your orders, your profile and the plan of your rituals. There is no password: we send a code.',
    ended: 'Your session has ended. Please sign in again.',
    contact: 'E-mail or phone',
    hints: {
      unknown: 'We will send the code by e-mail or text message.',
      email: 'We will send the code to this address.',
      phone: 'We will send the code by text message. Begin with the country code.',
    },
    getCode: 'Get the code',
    consent:
      'By asking for a code you agree that we keep this contact for signing in and for messages about your orders.',
    privacy: 'How we keep personal data',
    newTab: '(opens in a new tab)',
    sent: {
      email: (contact: string) => `We have sent a code to ${contact}. If it does not arrive, check your spam folder.`,
      sms: (contact: string) => `We have sent a code by text message to ${contact}.`,
    },
    code: 'Code',
    valid: (minutes: number) => `The code is valid for ${countEn(minutes, 'minute', 'minutes')}`,
    enter: 'Sign in',
    resend: 'Send again',
    resendIn: (time: string) => `Send again in ${time}`,
    change: 'Change the contact',
    wrongCode: 'Invalid or expired code',
    sendFailed: 'Failed to send the code',
    checkFailed: 'The code could not be checked',
    tooMany: (time: string) => `Too many attempts. You can try again in ${time}.`,
    offline: 'There is no connection. Nothing is lost; please try again.',
    unavailable: 'Signing in does not work at the moment. Please try again in a minute.',
    noCookies:
      'The code is right, but the browser did not keep the session. Please allow cookies for this site and sign in again.',
    toasts: {
      sentEmail: { title: 'Code sent', text: 'Check your e-mail.' },
      sentSms: { title: 'Code sent', text: 'Check your text messages.' },
      signedIn: 'You are signed in',
    },
  },
  dashboard: {
    tabs: 'Parts of the account',
    profile: 'Profile',
    orders: 'Orders',
    logout: 'Sign out',
    loggedOut: 'You are signed out',
    logoutFailed: 'Error logging out',
    logoutSafe: 'You are still signed in. Please try again.',
    help: 'A question about an order or your data?',
    orMessenger: 'or',
  },
  data: {
    title: 'Data and security',
    sessions: {
      title: 'Where you are signed in',
      loading: 'The list is loading',
      failed: 'We could not load the list.',
      current: 'this browser',
      seen: (when: string) => `last seen ${when}`,
      end: 'Sign out',
      endOf: (device: string) => `Sign out: ${device}`,
      ended: 'That browser is signed out',
      endFailed: 'We could not sign that browser out',
    },
    export: {
      title: 'Copy of my data',
      text: 'Everything we keep about you, as a file.',
      link: 'Download my data',
    },
    consent: {
      title: 'Consent to keeping birth data, wishes and participants',
      given: (date: string) => `Given on ${date}`,
      none: 'Not given: we keep none of your birth data, wishes or participants.',
      withdraw: 'Withdraw the consent',
      ask: 'Withdraw the consent?',
      confirmText: 'We will erase these at once; it cannot be undone:',
      erased: ['date, time and place of birth', 'notes in the profile', 'wishes and participants of the ritual plan'],
      after: 'Orders, name and contacts stay. Rituals not yet performed will need the names again.',
      keep: 'Keep it',
      done: 'The consent is withdrawn and the data erased',
      failed: 'We could not withdraw the consent',
    },
    remove: {
      title: 'Delete the account',
      text: 'Your profile and your plan will be removed, and you will be signed out everywhere.',
      open: 'Delete the account…',
      ask: 'Delete the account?',
      confirmText:
        'We will erase the profile, the birth data and the ritual plan with its wishes and participants, and sign you out everywhere. This cannot be undone.',
      stays:
        'Orders that nobody began to pay for are removed too. What stays is what accounting requires by law: the other orders with number, date, items and amount, without a name or an address.',
      confirm: 'I understand that this cannot be undone',
      first: 'Tick the box to delete the account.',
      button: 'Delete for good',
      keep: 'Keep the account',
      done: 'The account is deleted',
      failed: 'We could not delete the account',
      ofStaff:
        'You work in the shop, so this needs your second factor: sign out, sign in to the panel anew, and come back here within five minutes.',
    },
    close: 'Close',
    safe: 'Nothing has changed. Please try again.',
  },
}

export type AccountMessages = typeof en
