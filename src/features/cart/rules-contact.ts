import { EMAIL } from '#base/contact.ts'
import type { Contact } from './model.ts'

export type ContactField = keyof Contact
export type ContactFault = 'nameRequired' | 'nameShort' | 'emailRequired' | 'emailInvalid'

/** What is wrong with the guest's form; the server checks the same again. */
export function contactFaults({ customerName, customerEmail }: Contact): Partial<Record<ContactField, ContactFault>> {
  const name = customerName.trim()
  const email = customerEmail.trim()
  return {
    ...(name.length < 2 && { customerName: name === '' ? 'nameRequired' : 'nameShort' }),
    ...(email === '' ? { customerEmail: 'emailRequired' } : !isEmail(email) && { customerEmail: 'emailInvalid' }),
  }
}

function isEmail(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text)
}
