import { useId } from 'react'
import { Contacts, type ContactsProps } from '#features/catalogue/web/contacts.tsx'
import { Button } from '#ui/button.tsx'
import type { Contact } from '../model.ts'
import styles from './answer-view.module.css'
import { useConsultantMessages } from './messages.ts'

/** The number that reaches help in most countries, should the answer have come without any. */
const EMERGENCY = 'tel:112'

/** Numbers to call, a person to write to, and nothing else. */
export function CrisisHelp({ contacts, shop }: { contacts: Contact[]; shop: ContactsProps }) {
  const { crisis, handoffs } = useConsultantMessages()
  const titleId = useId()
  const numbers = contacts.filter(({ href }) => href.startsWith('tel:'))
  const shown = numbers.length > 0 ? numbers : [{ label: crisis.emergency, href: EMERGENCY }]
  return (
    <section className={styles.crisis} aria-labelledby={titleId}>
      <h3 id={titleId}>{crisis.title}</h3>
      <ul data-plain>
        {shown.map(({ label, href }) => (
          <li key={href}>
            <Button as="a" href={href} wide>
              {label}
            </Button>
          </li>
        ))}
      </ul>
      <p>{crisis.elsewhere}</p>
      <p>{handoffs.crisis}</p>
      <Contacts {...shop} />
    </section>
  )
}
