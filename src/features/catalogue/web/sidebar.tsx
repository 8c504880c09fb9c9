import { type ReactNode, useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { Price } from '#ui/price.tsx'
import { useLang } from '#ui/words.tsx'
import type { ArticleText, RitualText } from '../model.ts'
import { ritualPath } from '../paths.ts'
import { tierOffer } from '../rules.ts'
import { Contacts, type ContactsProps } from './contacts.tsx'
import { Contents } from './contents.tsx'
import styles from './sidebar.module.css'
import { useWords } from './words.ts'

type SidebarProps = { text: RitualText | ArticleText; contacts: ContactsProps; order?: ReactNode; children?: ReactNode }

/** Order, consultation, contents, related rituals and contacts, in this order (specification, section 2). */
export function Sidebar({ text, contacts, order, children }: SidebarProps) {
  return (
    <>
      {order}
      {children}
      <Consultation contacts={contacts} />
      <Contents headings={text.headings} />
      <Related text={text} />
    </>
  )
}

function Consultation({ contacts }: { contacts: ContactsProps }) {
  const { page } = useWords()
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div>
      <Button wide aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {page.consultation}
      </Button>
      <div id={id} hidden={!open} className={styles.consultation}>
        <p>{page.consultationText}</p>
        <Contacts {...contacts} />
      </div>
    </div>
  )
}

function Related({ text }: { text: RitualText | ArticleText }) {
  const { page, card } = useWords()
  const lang = useLang()
  if (text.related.length === 0) return null
  return (
    <nav className={styles.related} aria-labelledby="related-title">
      <h2 id="related-title">{'tags' in text ? page.readNext : page.related}</h2>
      <ul>
        {text.related.map((ritual) => (
          <li key={ritual.id}>
            <Link href={ritualPath(ritual.id)}>{ritual.name}</Link>
            <Price
              cents={tierOffer(Math.round(ritual.price * 100), 'basic').price}
              lang={lang}
              prefix={card.from('').trim()}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}
