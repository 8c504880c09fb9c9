import { useDeferredValue, useState } from 'react'
import { Button } from '#ui/layout/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { Link } from '#ui/layout/link.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { useClients } from './partner-calls.ts'
import { useMessages } from './messages.ts'
import type { PartProps } from './dashboard-props.ts'
import search from '#ui/forms/search-cross.module.css'
import styles from './partner.module.css'

/** Chooses the client of the order. */
export function ChooseClient({ root }: PartProps) {
  const { create: messages } = useMessages()
  const [q, setQ] = useState('')
  const list = useClients(useDeferredValue(q), 20)
  return (
    <div className={styles.form}>
      <p>{messages.chooseClient}</p>
      <div className={`${styles.filters} ${search.cross}`} role="search">
        <Field type="search" label={messages.findClient} value={q} onChange={setQ} />
        <div className={styles.filterButtons}>
          <Button as={Link} href={`${root}?tab=clients&client=new`}>
            {messages.addClient}
          </Button>
        </div>
      </div>
      <Loaded query={list}>
        {(clients) =>
          clients.length === 0 ? (
            <p className={styles.hint}>{messages.noClients}</p>
          ) : (
            <ul data-plain className={styles.choices} aria-label={messages.chooseClient}>
              {clients.map(({ id, firstName, lastName, email, phoneNumber }) => (
                <li key={id}>
                  <Link href={`${root}?tab=orders&order=new&client=${id}`} className={styles.choice}>
                    {firstName} {lastName}
                    <span>{email || phoneNumber} →</span>
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  )
}
