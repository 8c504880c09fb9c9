import { ContactLink } from './contact-link.tsx'
import { useMessages } from './messages.ts'

/**
 * Says how the customer is informed about a decision: by e-mail, or by a phone call from staff. `contact`: the order's e-mail address, otherwise its
 * phone number.
 */
export function CustomerTold({ contact }: { contact: string | null }) {
  const { manual: say } = useMessages()
  return (
    <p>
      {contact?.includes('@') ? say.mailed : say.telephone} {contact !== null && <ContactLink contact={contact} />}
    </p>
  )
}
