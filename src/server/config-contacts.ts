import { cleanEmail, isEmail } from '#base/contact.ts'

type Environment = Record<string, string | undefined>

/** A sandbox's, and whoever's has that name. */
export const EXAMPLE_MESSENGER = 'https://t.me/ahuti'

/**
 * A real shop's addresses where none are named: visitors write to the mailbox that its e-mails come from, and orders, with money that needs a
 * person, are told of to the owner. A sandbox has examples.
 */
export function withOwnContacts(environment: Environment): Environment {
  if (environment.SANDBOX !== '0') return environment
  const { PROVIDER_EMAIL, ORDERS_EMAIL, MAIL_FROM, ADMIN_EMAIL } = environment
  return {
    ...environment,
    PROVIDER_EMAIL: PROVIDER_EMAIL || mailboxOf(MAIL_FROM),
    ORDERS_EMAIL: ORDERS_EMAIL || mailboxOf(ADMIN_EMAIL),
  }
}

/** Of `Ahuti <shop@ahuti.example>` too; undefined of what is none. */
function mailboxOf(from: string | undefined): string | undefined {
  const mailbox = cleanEmail(/<([^<>]+)>\s*$/.exec(from ?? '')?.[1] ?? from ?? '')
  return isEmail(mailbox) ? mailbox : undefined
}
