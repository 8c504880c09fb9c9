import { ContactLink } from './contact-link.tsx'
import { useMessages } from './messages.ts'

/** How the customer hears of a decision: by e-mail, or by telephone from the staff. `contact`: the address, or else the number, of the order. */
export function CustomerTold({ contact }: { contact: string | null }) {
  const { manual: say } = useMessages()
  return (
    <p>
      {contact?.includes('@') ? say.mailed : say.telephone} {contact !== null && <ContactLink contact={contact} />}
    </p>
  )
}
