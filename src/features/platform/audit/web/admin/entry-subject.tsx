import { isId, orderDigits } from '#base/ids.ts'
import { Link } from '#ui/layout/link.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { formatDayShort } from '#ui/text/moment-format.ts'
import type { AuditView } from '../../schemas.ts'
import styles from './audit.module.css'
import { useAuditMessages } from './messages.ts'

type SubjectProps = {
  entry: AuditView
  /** The name of the ritual, if known. */
  name: string | undefined
}

/** The thing that was changed, by its name or number, with a link to its page if it has one. */
export function Subject({ entry, name }: SubjectProps) {
  const { records } = useAuditMessages()
  const { what, subject, subjectId, who } = entry
  // If people changed their own account, the account is not shown again. A change of the display order of all rituals has no single
  // subject.
  if (subjectId === who.id || what === 'catalogue.ordered') return null
  const isSaid = records[what]?.[subject] !== undefined
  const page = WHOLE[subject] ?? (GONE.includes(what) ? undefined : pageOf(subject, subjectId))
  const text = <SubjectText entry={entry} name={name} isSaid={isSaid} />
  if (page === undefined) return <span className={styles.small}>{text}</span>
  return (
    <Link href={page} className={styles.small}>
      {text}
    </Link>
  )
}

/** `isSaid`: the action's text already says what kind of thing was changed. */
function SubjectText({ entry, name, isSaid }: SubjectProps & { isSaid: boolean }) {
  const messages = useAuditMessages()
  const lang = useLang()
  const { subject, subjectId, subjectName, after } = entry
  if (subject === 'order') return messages.order(orderDigits(subjectId))
  if (subject === 'customer' && subjectId === GUEST) return messages.guest
  const word = messages.subjects[subject] ?? subject
  if (WHOLE[subject] !== undefined) return word
  if (subject === 'account' && subjectName) return subjectName
  const orderId = subject === 'proof' ? orderIdIn(after) : undefined
  if (orderId !== undefined) return messages.proofOf(orderDigits(orderId))
  const known = subjectName || name
  return (
    <>
      {!isSaid && `${word} `}
      {known || (DAY.test(subjectId) ? formatDayShort(`${subjectId}T12:00`, lang) : <Id id={subjectId} />)}
    </>
  )
}

/** The pages of things that exist only once, such as the settings. */
const WHOLE: Record<string, string> = {
  settings: '/settings',
  'payment-policy': '/payments/policy',
  categories: '/categories',
  intentions: '/intentions',
}

const ROOTS: Record<string, string> = {
  order: '/orders',
  ritual: '/rituals',
  service: '/rituals',
  article: '/articles',
  partner: '/partners',
  proof: '/proofs',
  review: '/reviews',
  group: '/groups',
  discount: '/discounts',
  customer: '/customers',
  message: '/emails',
}

/** After these actions the thing has no page any more. */
const GONE = ['customer.erase', 'media.delete']

function pageOf(subject: string, id: string): string | undefined {
  const root = ROOTS[subject]
  return root === undefined || id === GUEST ? undefined : `${root}/${id}`
}

function orderIdIn(facts: unknown): string | undefined {
  if (typeof facts !== 'object' || facts === null || !('orderId' in facts)) return undefined
  return typeof facts.orderId === 'string' ? facts.orderId : undefined
}

/** The word that replaces an id if a person has no account. */
export const GUEST = 'guest'
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** An id shortened to the length of an order number. A tooltip shows the whole id. */
export function Id({ id }: { id: string }) {
  const isLong = isId(id)
  return (
    <code className={styles.id} title={isLong ? id : undefined}>
      {isLong ? orderDigits(id) : id}
    </code>
  )
}
