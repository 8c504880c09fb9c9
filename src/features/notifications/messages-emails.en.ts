/** What every e-mail says. */
export const en = {
  hello: (name: string) => `Hello ${name},`,
  helloSomebody: 'Hello,',
}

export type EmailMessages = typeof en
