export const en = {
  every: {
    hello: 'Hello {name},',
    helloSomebody: 'Hello,',
    signature: '{shop}',
    why: 'You get this e-mail because this address was given at {shop}.',
  },
  /** This text replaces typed text that the e-mail must not repeat. */
  withheld: 'received',
  /** Moscow time. Russian readers know it by its name, not by its distance from UTC. */
  moscow: 'GMT+3',
}

export type EmailMessages = typeof en
