/** Texts of every e-mail. */
export const en = {
  every: {
    hello: 'Hello {name},',
    helloSomebody: 'Hello,',
    signature: '{shop}',
  },
  /** Replaces typed text that is not repeated. */
  withheld: 'written down',
}

export type EmailMessages = typeof en
