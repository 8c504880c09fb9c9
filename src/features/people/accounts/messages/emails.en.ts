/** Texts of the message with a sign-in code. */
export const en = {
  email: {
    subject: 'Your {shop} sign-in code',
    valid: 'The code is valid for {minutes} minutes.',
    where: 'Enter it on the page where you asked for it.',
    care: 'If you did not ask for a code, do nothing. Never tell it to anybody: we never ask for it.',
  },
  /** This text must fit into one segment of a text message (160 characters). */
  sms: (code: string, shop: string, minutes: number) =>
    `${code} is your ${shop} sign-in code, valid for ${minutes} minutes. Never share it.`,
}

export type SignInEmailMessages = typeof en
