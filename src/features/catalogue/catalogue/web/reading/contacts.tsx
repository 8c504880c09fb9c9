import { Button } from '#ui/layout/button.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import styles from './contacts.module.css'
import { useMessages } from '../messages.ts'

export type ContactsProps = { email: string; messengerLink: string }

/** The ways to reach a person of the shop. A shop may have no messenger. */
export function Contacts({ email, messengerLink }: ContactsProps) {
  const { page } = useMessages()
  return (
    <p className={styles.contacts}>
      <Button as="a" href={`mailto:${email}`}>
        <Icon name="mail" size={20} /> {page.writeMail}
      </Button>
      {messengerLink && (
        <Button as="a" href={messengerLink} target="_blank" rel="noopener noreferrer">
          <Icon name="message" size={20} /> {page.writeMessenger}
        </Button>
      )}
    </p>
  )
}
