/** Texts of every e-mail. */
export const en = {
  every: {
    hello: 'Hello {name},',
    helloSomebody: 'Hello,',
    signature: '{shop}',
  },
  /** Stands in place of typed text that the e-mail does not repeat. */
  withheld: 'written down',
}

export type EmailMessages = typeof en
