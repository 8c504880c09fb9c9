/** Texts of every e-mail. */
export const en = {
  every: {
    hello: 'Hello {name},',
    helloSomebody: 'Hello,',
    signature: '{shop}',
  },
  /** This text replaces typed text that the e-mail must not repeat. */
  withheld: 'written down',
}

export type EmailMessages = typeof en
