import { cleanEmail, isEmail } from '#base/contact.ts'
import { isNameShort } from '#base/name-length.ts'
import type { Contact } from './model.ts'

export type ContactField = keyof Contact

type ContactFault = 'nameRequired' | 'nameShort' | 'emailRequired' | 'emailInvalid'

/** Returns the faults in the contact form of a guest. The server checks the same fields again. */
export function contactFaults({ customerName, customerEmail }: Contact): Partial<Record<ContactField, ContactFault>> {
  const name = customerName.trim()
  const email = cleanEmail(customerEmail)
  return {
    ...(isNameShort(name) && { customerName: name === '' ? 'nameRequired' : 'nameShort' }),
    ...(email === '' ? { customerEmail: 'emailRequired' } : !isEmail(email) && { customerEmail: 'emailInvalid' }),
  }
}
