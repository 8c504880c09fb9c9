/** What every e-mail says. */
export const en = {
  hello: 'Hello {name},',
  helloSomebody: 'Hello,',
  signature: '{shop}',
}

export type EmailMessages = typeof en
