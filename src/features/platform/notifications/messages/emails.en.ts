/** What every e-mail says. */
export const en = {
  every: {
    hello: 'Hello {name},',
    helloSomebody: 'Hello,',
    signature: '{shop}',
  },
  /** Stands where something that a person typed is not repeated. */
  withheld: 'written down',
}

export type EmailMessages = typeof en
