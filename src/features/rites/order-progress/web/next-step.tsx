import { orderPlanHref } from '#features/orders/orders/paths.ts'
import type { OrderStatus } from '#features/orders/orders/model.ts'
import { useApiQuery } from '#ui/data/api.ts'
import { Button } from '#ui/layout/button.tsx'
import { Link } from '#ui/layout/link.tsx'
import { useLang } from '#ui/text/messages.tsx'
import type { ProgressView } from '../schemas.ts'
import { useMessages } from './messages.ts'
import { nextText } from './next-text.ts'
import styles from './order-progress.module.css'

type NextStepProps = { orderId: string; status: OrderStatus }

/** The next step of a paid order. If details are missing, the page's only primary button leads to the form for these details. */
export function NextStep({ orderId, status }: NextStepProps) {
  const messages = useMessages()
  const lang = useLang()
  const { data } = useApiQuery('/api/orders/{id}/progress', { path: { id: orderId }, query: { lang } })
  if (data?.status !== status || !data.next) return null
  const { next, missing } = data
  const told = nextText(next, missing, messages, lang)
  return (
    <>
      {told !== '' && <p className={styles.next}>{told}</p>}
      {next.kind === 'give' && (
        <Button as={Link} href={orderPlanHref(orderId)} kind="primary">
          {giveText(missing, messages)}
        </Button>
      )}
    </>
  )
}

function giveText(missing: ProgressView['missing'], messages: ReturnType<typeof useMessages>): string {
  if (!missing.includes('day')) return messages.giveNames
  return missing.includes('names') ? messages.giveAll : messages.chooseDay
}
