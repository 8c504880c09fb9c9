/**
 * The mailbox that belongs to an e-mail address. Used only for limits that are counted per mailbox, because in most mail services `anna+1@`
 * and `anna+2@` are the same mailbox. Gmail ignores dots before the @ and has two domains. A phone number counts as a mailbox.
 */
export function toMailbox(address: string): string {
  const cleaned = address.trim().toLowerCase()
  const at = cleaned.lastIndexOf('@')
  if (at === -1) return cleaned
  const [local, domain] = [cleaned.slice(0, at).replace(/(?<=.)\+.*/, ''), cleaned.slice(at + 1)]
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com'
  return isGmail ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`
}
