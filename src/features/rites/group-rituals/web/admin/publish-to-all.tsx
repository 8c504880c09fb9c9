import { useState } from 'react'
import { printedMoment } from '#features/people/places/rules-moment.ts'
import { useApi } from '#ui/data/api.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { Link } from '#ui/layout/link.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import { ActionButton } from '#ui/overlays/action-button.tsx'
import { ConfirmButton } from '#ui/overlays/confirm-action.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { Names } from '#ui/text/names.tsx'
import type { AdminGroupDetail, GroupProof } from '../../schemas.ts'
import styles from './groups-page.module.css'
import { useMessages } from './messages.ts'

type Family = AdminGroupDetail['families'][number]
type Decision = GroupProof['families'][number]['names']

/** A later change of the same family is a new question. */
const questionOf = ({ orderId, namesChangedAt }: Family) => `${orderId} ${namesChangedAt}`

type PublishToAllProps = { group: AdminGroupDetail; waiting: number; onChanged: () => void }

/** Publishes the proof of one family for the others. If names changed after they were printed or read, asks about each such family. */
export function PublishToAll({ group, waiting, onChanged }: PublishToAllProps) {
  const messages = useMessages()
  const { can } = usePanel()
  const api = useApi()
  const [decisions, setDecisions] = useState<Record<string, Decision>>({})
  const changed = group.families.filter(({ status, namesChangedAt }) => status !== 'pending' && namesChangedAt)
  const families = changed.flatMap((family) => {
    const { orderId, namesChangedAt } = family
    const names = decisions[questionOf(family)]
    return names && namesChangedAt ? [{ orderId, namesChangedAt, names }] : []
  })
  async function publish(): Promise<void> {
    await api.post('/api/admin/group-rituals/{id}/proof', { path: { id: group.id }, body: { families } })
    onChanged()
  }
  const text = messages.publishAll(waiting)
  const button = { kind: 'primary' as const, disabled: !can('proofs.publish') }
  if (changed.length === 0)
    return (
      <ActionButton {...button} call={publish} onConflict={onChanged}>
        {text}
      </ActionButton>
    )
  return (
    <>
      <Notice tone="warn">{messages.namesChanged(changed.length)}</Notice>
      <ConfirmButton
        text={text}
        button={button}
        title={messages.publishAllSure}
        call={publish}
        onConflict={onChanged}
        onClose={() => setDecisions({})}
        disabled={families.length < changed.length}
      >
        <p>{messages.askPriest}</p>
        {changed.map((family) => (
          <ChangedFamily
            key={family.orderId}
            family={family}
            decision={decisions[questionOf(family)]}
            onDecide={(names) => setDecisions({ ...decisions, [questionOf(family)]: names })}
          />
        ))}
      </ConfirmButton>
    </>
  )
}

type ChangedFamilyProps = { family: Family; decision: Decision | undefined; onDecide: (names: Decision) => void }

/** The question about one family. The shop does not store printed names, only the names that came with the place. */
function ChangedFamily({ family, decision, onDecide }: ChangedFamilyProps) {
  const messages = useMessages()
  const lang = useLang()
  const { can } = usePanel()
  const { orderId, number, names, namesGiven, namesChangedAt } = family
  return (
    <div className={styles.part}>
      <Facts
        facts={[
          {
            term: messages.family.order,
            value: can('orders.read') ? <Link href={`/orders/${orderId}`}>{number}</Link> : number,
          },
          { term: messages.namesGiven, value: namesGiven.join() !== names.join() && <Names names={namesGiven} /> },
          { term: messages.namesNow, value: <Names names={names} /> },
          { term: messages.changedAt, value: namesChangedAt && printedMoment(namesChangedAt, lang) },
        ]}
      />
      <SelectField
        label={messages.decision(number)}
        required
        value={decision ?? ''}
        onChange={(value) => (value === 'plan' || value === 'later') && onDecide(value)}
        options={[
          { value: '', text: messages.chooseDecision },
          { value: 'plan', text: messages.namesOfPlan },
          { value: 'later', text: messages.later },
        ]}
      />
    </div>
  )
}
