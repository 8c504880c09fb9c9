import { useApiQuery } from '#ui/data/api.ts'
import { Button } from '#ui/layout/button.tsx'
import { Link } from '#ui/layout/link.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { Section } from '#ui/layout/section.tsx'
import { printedName } from '#features/orders/orders/rules-status.ts'
import { ArchiveConsent, ArchiveInvitation } from './archive-consent.tsx'
import { certificatePath, proofPath } from '../paths.ts'
import { localDayOfMoment } from '#features/people/places/rules-moment.ts'
import { useMessages } from './messages.ts'
import styles from './order-proofs.module.css'
import { useOwnerRefetch } from '#features/people/accounts/web/use-owner-refetch.ts'

/** The links from the order's page to the pages of its performed rituals. Shows nothing if there are no such pages. */
export function OrderProofs({ orderId }: { orderId: string }) {
  const { order } = useMessages()
  const lang = useLang()
  const { data, refetch } = useApiQuery('/api/orders/{id}/proofs', { path: { id: orderId }, query: { lang } })
  useOwnerRefetch(refetch)
  if (!data || data.length === 0) return null
  return (
    <Section isCard className={styles.card} title={data.length === 1 ? order.title : order.titleMany}>
      <ul className={styles.list}>
        {data.map((proof) => (
          <li key={proof.lineId}>
            <p className={styles.ritual}>{printedName(proof.ritual)}</p>
            <p className={styles.when}>{order.performed(localDayOfMoment(proof.performedAt, lang), proof.place)}</p>
            {proof.visibility === 'withdrawn' && <p className={styles.when}>{order.withdrawn}</p>}
            <div className={styles.actions}>
              <Button as={Link} href={proofPath(proof.token)} kind="primary">
                {order.open}
              </Button>
              <Button as={Link} href={certificatePath(proof.token)}>
                {order.certificate}
              </Button>
            </div>
            <ArchiveConsent token={proof.token} isWithdrawn={proof.visibility === 'withdrawn'} />
          </li>
        ))}
      </ul>
      <ArchiveInvitation />
    </Section>
  )
}
