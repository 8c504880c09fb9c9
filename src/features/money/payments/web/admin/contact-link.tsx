/** A link that writes to the customer's e-mail address, or calls the phone number. */
export function ContactLink({ contact }: { contact: string }) {
  return <a href={contact.includes('@') ? `mailto:${contact}` : `tel:${contact}`}>{contact}</a>
}
