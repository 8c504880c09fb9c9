import { cleanEmail, isEmail } from '#base/contact.ts'

type Environment = Record<string, string | undefined>

/** The example of the sandbox. The name belongs to somebody else. */
export const EXAMPLE_MESSENGER = 'https://t.me/ahuti'

/**
 * Default contacts of a real shop: visitors write to the sender address of its e-mails, and the owner is notified of orders and of money
 * that needs a person. A sandbox has example contacts.
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

/** Also accepts `Ahuti <shop@ahuti.example>`; undefined if there is no mailbox. */
function mailboxOf(from: string | undefined): string | undefined {
  const mailbox = cleanEmail(/<([^<>]+)>\s*$/.exec(from ?? '')?.[1] ?? from ?? '')
  return isEmail(mailbox) ? mailbox : undefined
}
