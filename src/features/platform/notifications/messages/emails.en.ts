export const en = {
  every: {
    hello: 'Hello {name},',
    helloSomebody: 'Hello,',
    signature: '{shop}',
    why: 'You are receiving this e-mail because this address was given at {shop}.',
  },
  /** This text replaces typed text that the e-mail must not repeat. */
  withheld: 'received',
  /** The name of Moscow time. The Russian text uses its Russian name, because Russian readers know it by this name. */
  moscow: 'GMT+3',
}

export type EmailMessages = typeof en
