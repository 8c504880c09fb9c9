import { type ReactNode, useId, useState } from 'react'
import { Button } from '#ui/layout/button.tsx'
import { cardLink } from '#ui/layout/card.tsx'
import { HyphenatedName } from '#ui/text/names.tsx'
import { Link } from '#ui/layout/link.tsx'
import { useLang } from '#ui/text/messages.tsx'
import type { ArticleText, RitualText } from '../../schemas.ts'
import { ritualPath } from '../../paths.ts'
import { ritualCardPrice } from '../home/ritual-card-price.ts'
import { Contacts, type ContactsProps } from './contacts.tsx'
import { Contents } from './contents.tsx'
import { Plate } from '../plates/plate.tsx'
import styles from './sidebar.module.css'
import { useMessages } from '../messages.ts'

type SidebarProps = { text: RitualText | ArticleText; contacts: ContactsProps; order?: ReactNode; children?: ReactNode }

export function Sidebar({ text, contacts, order, children }: SidebarProps) {
  return (
    <>
      {order}
      {children}
      <Consultation contacts={contacts} isLast={!order} />
      <Contents headings={text.headings} />
      <Related text={text} />
      <ContactLinks {...contacts} />
    </>
  )
}

function Consultation({ contacts, isLast }: { contacts: ContactsProps; isLast: boolean }) {
  const { page } = useMessages()
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div className={isLast ? styles.ask : undefined}>
      <Button wide className="unfolds" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {page.consultation}
      </Button>
      <div id={id} hidden={!open} className={styles.consultation}>
        <p>{page.consultationText}</p>
        <Contacts {...contacts} />
      </div>
      <p className={styles.program}>
        <Link href="?ai=true">{page.askProgram}</Link>
      </p>
    </div>
  )
}

function Related({ text }: { text: RitualText | ArticleText }) {
  const { page, card } = useMessages()
  const lang = useLang()
  if (text.related.length === 0) return null
  return (
    <nav className={styles.related} aria-labelledby="related-title">
      <h2 id="related-title">{'tags' in text ? page.readNext : page.related}</h2>
      <ul>
        {text.related.map((ritual) => (
          <li key={ritual.id}>
            <Plate ritualId={ritual.id} category={ritual.category} shape="square" lod="icon" className={styles.plate} />
            <Link href={ritualPath(ritual.id)} className={cardLink}>
              <HyphenatedName name={ritual.name} />
            </Link>
            <span className="type-price">{ritualCardPrice(ritual, card, lang)}</span>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ContactLinks({ email, messengerLink }: ContactsProps) {
  return (
    <p className={styles.contacts}>
      <a href={`mailto:${email}`}>{email}</a>
      {messengerLink && (
        <a href={messengerLink} target="_blank" rel="noopener noreferrer">
          {messengerLink.replace('https://', '')}
        </a>
      )}
    </p>
  )
}
