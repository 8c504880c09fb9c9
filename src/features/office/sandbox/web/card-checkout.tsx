import type { ReactNode } from 'react'
import { orderDigits } from '#base/ids.ts'
import { FactRow } from '#ui/layout/fact-list.tsx'
import { api, useApiQuery } from '#ui/data/api.ts'
import { Badge, type Tone } from '#ui/feedback/badge.tsx'
import { Button } from '#ui/layout/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Link } from '#ui/layout/link.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { formatDollars } from '#base/money-format.ts'
import { useLang } from '#ui/text/messages.tsx'
import type { CardOutcome } from '../model.ts'
import type { SandboxCard } from '../schemas.ts'
import styles from './card-checkout.module.css'
import { useSandboxAction } from './use-sandbox-action.ts'
import { useMessages } from './messages.ts'

const TONES: Record<SandboxCard['status'], Tone> = { open: 'warn', paid: 'ok', failed: 'danger', expired: 'neutral' }

/** The hosted page of the simulated provider. On this page a person chooses the decision of the bank. */
export function CardCheckout({ checkoutRef }: { checkoutRef: string }) {
  const { card: messages } = useMessages()
  const { data } = useApiQuery('/api/sandbox/card/{ref}', { path: { ref: checkoutRef } })
  return (
    <div className={styles.page}>
      <h1>{messages.title}</h1>
      <Notice tone="info" quiet>
        {messages.notice}
      </Notice>
      {data ? <Checkout checkout={data} /> : <p>{messages.notFound}</p>}
    </div>
  )
}

function Checkout({ checkout }: { checkout: SandboxCard }) {
  const { card: messages } = useMessages()
  const lang = useLang()
  const { orderId, amount, status } = checkout
  return (
    <>
      <Card as="section" className={styles.bill}>
        <h2 className="type-h3">{messages.order(orderDigits(orderId))}</h2>
        <dl className={styles.facts}>
          <div>
            <dt>{messages.amount}</dt>
            <dd className={styles.amount}>{formatDollars(amount, lang)}</dd>
          </div>
          <FactRow term={messages.statusName}>
            <Badge tone={TONES[status]}>{messages.status[status]}</Badge>
          </FactRow>
        </dl>
        <Decision checkout={checkout} />
      </Card>
      <Button as={Link} href={`/order/${orderId}`} wide>
        {messages.back}
      </Button>
    </>
  )
}

function Decision({ checkout }: { checkout: SandboxCard }) {
  const { card: messages, actionFailed } = useMessages()
  const lang = useLang()
  const action = useSandboxAction()
  const { ref, amount, status } = checkout
  if (status !== 'open') return <p role="status">{messages.done[status]}</p>

  const button = (outcome: CardOutcome, kind: 'primary' | 'secondary', text: ReactNode) => (
    <Button
      kind={kind}
      wide
      busy={action.running === outcome}
      disabled={action.running !== undefined && action.running !== outcome}
      onClick={() =>
        void action.run(outcome, async () => {
          await api.post('/api/sandbox/card/{ref}/outcome', { path: { ref }, query: { lang }, body: { outcome } })
          return ''
        })
      }
    >
      {text}
    </Button>
  )
  return (
    <div className={styles.actions} role="group" aria-label={messages.bank}>
      {action.message?.failed && (
        <Notice tone="danger" title={actionFailed}>
          {action.message.text}
        </Notice>
      )}
      {button('pay', 'primary', messages.pay(formatDollars(amount, lang)))}
      {button('decline', 'secondary', messages.decline)}
      {button('pay-wrong-amount', 'secondary', messages.wrong)}
      {button('pay-too-little', 'secondary', messages.little)}
      {button('expire', 'secondary', messages.expire)}
    </div>
  )
}
