/** A link for contacting the customer: it opens an e-mail, or calls the phone number. */
export function ContactLink({ contact }: { contact: string }) {
  return <a href={contact.includes('@') ? `mailto:${contact}` : `tel:${contact}`}>{contact}</a>
}
