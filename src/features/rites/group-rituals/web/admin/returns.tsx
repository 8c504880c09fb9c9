import { useState } from 'react'
import { formatSum } from '#features/money/settlements/rules.ts'
import { Badge, type Tone } from '#ui/feedback/badge.tsx'
import { Button } from '#ui/layout/button.tsx'
import { ConfirmAction } from '#ui/overlays/confirm-action.tsx'
import { type Column, DataTable } from '#ui/data/data-table.tsx'
import { Link } from '#ui/layout/link.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { Names } from '#ui/text/names.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import { Section } from '#ui/layout/section.tsx'
import { findRefusalReason, sumsByCurrency } from '../../rules.ts'
import type { PlaceReturn, PlaceReturnState } from '../../schemas.ts'
import { FamiliesTold } from './families-told.tsx'
import styles from './groups-page.module.css'
import { useMessages } from './messages.ts'
import { type Returns as ReturnsOf, useReturns } from './use-returns.ts'

const TONES: Record<PlaceReturnState, Tone> = {
  failed: 'danger',
  owed: 'warn',
  disputed: 'danger',
  underWay: 'info',
  byHand: 'warn',
  returned: 'ok',
  performed: 'neutral',
}

/** The refunds of a cancelled ritual: each paid order with the amount to return, and one action that returns everything. */
export function Returns({ groupId }: { groupId: string }) {
  const { returns: messages } = useMessages()
  const returns = useReturns(groupId)
  const { list, open, refusal } = returns
  const handed = (list.data ?? []).filter(({ state }) => state === 'byHand').length
  return (
    <Section className={styles.part} title={messages.title}>
      <GiveAllBack returns={returns} />
      {refusal !== undefined && <Notice tone="danger">{refusal}</Notice>}
      {handed > 0 && (
        <Notice tone="warn" quiet>
          {messages.byHand(handed)} <Link href="/payments/surpluses">{messages.toMoney}</Link>
        </Notice>
      )}
      {open.length === 0 && list.data !== undefined && list.data.length > 0 && handed === 0 && (
        <p>{messages.nothingLeft}</p>
      )}
      <DataTable
        label={messages.title}
        columns={useColumns(returns)}
        list={list}
        keyOf={({ orderId }) => orderId}
        empty={messages.empty}
      />
    </Section>
  )
}

function useColumns(returns: ReturnsOf): Column<PlaceReturn>[] {
  const { returns: messages, family } = useMessages()
  const lang = useLang()
  const { can } = usePanel()
  const sums = (all: PlaceReturn['owed']) =>
    all.map(({ amount, currency }) => formatSum(amount, currency, lang)).join(', ')
  const order = ({ orderId, number }: PlaceReturn) =>
    can('orders.read') ? <Link href={`/orders/${orderId}`}>{number}</Link> : number
  return [
    { id: 'names', title: family.names, cell: ({ names }) => <Names names={names} />, isHeading: true },
    { id: 'order', title: family.order, cell: order },
    { id: 'came', title: messages.came, cell: ({ came }) => sums(came), isFigure: true },
    { id: 'owed', title: messages.owed, cell: ({ owed }) => sums(owed) || '—', isFigure: true },
    { id: 'state', title: messages.state, cell: (item) => <State item={item} returns={returns} /> },
  ]
}

function State({ item, returns }: { item: PlaceReturn; returns: ReturnsOf }) {
  const { returns: messages } = useMessages()
  const { can } = usePanel()
  const { orderId, state, fault, paymentId } = item
  const wordsOf = (said: string) => {
    const reason = findRefusalReason(said)
    return reason ? `${messages.reasons[reason]}.` : said
  }
  const failure = returns.failures.get(orderId) ?? (fault === null ? undefined : messages.refused(wordsOf(fault)))
  const mayTry = state === 'failed' || (state === 'owed' && failure !== undefined)
  return (
    <div className={styles.state}>
      <Badge tone={TONES[state]}>{messages.states[state]}</Badge>
      {paymentId !== null && <Link href={`/payments/${paymentId}`}>{messages.payment}</Link>}
      {failure !== undefined && <span className={styles.failure}>{failure}</span>}
      {mayTry && can('money.change') && (
        <Button size="compact" busy={returns.progress !== undefined} onClick={() => void returns.giveBack([item])}>
          {messages.again}
          <span className="visually-hidden">: {item.number}</span>
        </Button>
      )}
    </div>
  )
}

/** The button that refunds all orders after one confirmation. During the refunds, the progress replaces the button. */
function GiveAllBack({ returns }: { returns: ReturnsOf }) {
  const { returns: messages, noRight } = useMessages()
  const lang = useLang()
  const { can } = usePanel()
  const [isAsking, setIsAsking] = useState(false)
  const { open, progress } = returns
  const totals = sumsByCurrency(open.flatMap(({ owed }) => owed))
    .map(({ amount, currency }) => formatSum(amount, currency, lang))
    .join(', ')
  return (
    <>
      <p role="status" className={progress ? undefined : 'visually-hidden'}>
        {progress && messages.progress(progress.done, progress.of)}
      </p>
      {progress && <progress className={styles.progress} value={progress.done} max={progress.of} aria-hidden />}
      {open.length > 0 && !progress && (
        <div className={styles.acts}>
          <Button size="compact" kind="danger" disabled={!can('money.change')} onClick={() => setIsAsking(true)}>
            {messages.all(open.length)}
          </Button>
          {!can('money.change') && <span>{noRight}</span>}
        </div>
      )}
      <ConfirmAction
        open={isAsking}
        title={messages.sure(open.length)}
        yes={messages.all(open.length)}
        back={messages.back}
        isDangerous
        call={async () => void returns.giveBack(open)}
        onClose={() => setIsAsking(false)}
      >
        <p>{messages.sums(totals)}</p>
        <p>{messages.what}</p>
        <FamiliesTold families={open} />
      </ConfirmAction>
    </>
  )
}
