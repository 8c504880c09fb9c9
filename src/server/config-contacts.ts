import { cleanEmail, isEmail } from '#base/contact.ts'

type Environment = Record<string, string | undefined>

/**
 * The default contacts of a real shop: visitors write to the sender address of the shop's e-mails. The owner gets notifications about
 * orders and about payments that need a decision by staff. A sandbox has example contacts.
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

/** The mailbox of an address, which may also look like `Ahuti <shop@ahuti.example>`. Undefined if there is none. */
function mailboxOf(from: string | undefined): string | undefined {
  const mailbox = cleanEmail(/<([^<>]+)>\s*$/.exec(from ?? '')?.[1] ?? from ?? '')
  return isEmail(mailbox) ? mailbox : undefined
}
