import { useState } from 'react'
import { formatDay } from '#base/date-format.ts'
import { localDayOfMoment, printedMoment } from '#features/people/places/rules-moment.ts'
import { useApi, useApiQuery } from '#ui/data/api.ts'
import { Button } from '#ui/layout/button.tsx'
import { CheckField } from '#ui/forms/check-field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { ConfirmButton } from '#ui/overlays/confirm-action.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import { proofPath } from '../../paths.ts'
import type { AdminProof } from '../../schemas.ts'
import { useMessages } from './messages.ts'
import styles from './proofs-page.module.css'

/** The minimum number of days for the question about missing report entries. For one week, pictures of the last fire are usually enough. */
const LONG_RITUAL_DAYS = 14

type ProofPublicationProps = { proof: AdminProof; isChanged: boolean; onChanged: () => void }

/** Publishes the page of a proof for its customer, or takes it offline. */
export function ProofPublication({ proof, isChanged, onChanged }: ProofPublicationProps) {
  const messages = useMessages()
  const lang = useLang()
  const { can } = usePanel()
  const api = useApi()
  const [chosenNames, setChosenNames] = useState<'kept' | 'plan'>()
  // The customer's first e-mail contains old data. So by default the shop sends an e-mail about the correction.
  const [isTold, setIsTold] = useState(true)
  const isOpen = proof.state === 'published'
  // The last scheduled day has not come yet, so the customer expects more days.
  const isEarly = !isOpen && proof.earlyUntil !== null
  const isAgain = !isOpen && proof.publishedAt !== null
  // Asked only at the first publication.
  const hasNoDiary = !isOpen && !isAgain && (proof.scheduledDays ?? 0) >= LONG_RITUAL_DAYS && proof.entries.length === 0
  const isEmailed = proof.isEmailed !== false
  const changedAt = isOpen ? null : proof.namesChangedAt
  const path = { id: proof.id }
  async function change(reason: string): Promise<void> {
    const names = { names: chosenNames ?? ('kept' as const), tell: isTold }
    const body = { ...(isAgain && names), version: proof.version, namesChangedAt: proof.namesChangedAt }
    if (isOpen) await api.delete('/api/admin/proofs/{id}/publication', { path, body: { reason } })
    else await api.post('/api/admin/proofs/{id}/publication', { path, body: { ...body, ...(reason && { reason }) } })
    setIsTold(true)
  }
  function close(): void {
    setChosenNames(undefined)
    onChanged()
  }
  const said = isAgain ? messages.namesChangedAgain : messages.namesChanged
  const names = changedAt && <Notice tone="warn">{said(printedMoment(changedAt, lang))}</Notice>
  const why = can('proofs.publish') ? (isChanged ? messages.unsaved : undefined) : messages.noPublish
  return (
    <div className={styles.form}>
      {isOpen && (
        <Facts
          facts={[
            { term: messages.certificateNumber, value: proof.number },
            { term: messages.shownNames, value: messages.visibility[proof.visibility] },
          ]}
        />
      )}
      {!isOpen && proof.areNamesGiven === false && <Notice tone="warn">{messages.noNames(proof.initials)}</Notice>}
      {names}
      {!isOpen && proof.fewerDays && (
        <Notice tone="warn">{messages.fewerDays(proof.fewerDays.shown, proof.fewerDays.paid)}</Notice>
      )}
      <div className={styles.acts}>
        {isOpen && proof.token && proof.visibility !== 'withdrawn' && (
          <Button size="compact" href={`${proofPath(proof.token)}?lang=${lang}`} target="_blank" rel="noopener">
            {messages.openPage}
          </Button>
        )}
        <ConfirmButton
          text={isOpen ? messages.unpublish : messages.publish}
          button={{
            kind: isOpen ? 'quiet' : 'primary',
            disabled: why !== undefined,
            'aria-describedby': why === undefined ? undefined : 'publish-why',
          }}
          title={isOpen ? messages.unpublishSure : messages.publishSure}
          reason={
            isOpen || isEarly
              ? {
                  label: isOpen ? messages.reason : messages.earlyReason,
                  hint: messages.reasonHint,
                  maxLength: 1000,
                  required: true,
                }
              : undefined
          }
          isDangerous={isOpen}
          call={change}
          // The data are loaded again only after the user has closed the dialog, so that the user can read the refusal first. Then the page
          // shows the other person's change.
          onClose={close}
          disabled={Boolean(changedAt) && chosenNames === undefined}
        >
          <p>{isOpen ? messages.unpublishText : isAgain ? messages.republishText : messages.publishText}</p>
          {!isOpen && (!isAgain || chosenNames === 'plan') && <p>{messages.publishRead}</p>}
          {names}
          {(isAgain || changedAt) && (
            <NamesChoice
              isAgain={isAgain}
              isOpenQuestion={Boolean(changedAt)}
              chosen={chosenNames}
              onChoose={setChosenNames}
            />
          )}
          {!isOpen && !isEmailed && <Telephone orderId={proof.orderId} />}
          {!isOpen && isEmailed && !isAgain && <p>{messages.publishMail}</p>}
          {isAgain && isEmailed && <CheckField label={messages.tellAgain} checked={isTold} onChange={setIsTold} />}
          {hasNoDiary && (
            <Notice tone="warn" quiet>
              {messages.noDiary(proof.scheduledDays ?? 0)}
            </Notice>
          )}
          {!isOpen && <OtherThanCalendar proof={proof} />}
          {isEarly && <p>{messages.early(formatDay(proof.earlyUntil ?? '', lang))}</p>}
          {!isOpen && <p>{messages.publishLast}</p>}
        </ConfirmButton>
        {why !== undefined && (
          <span id="publish-why" className={styles.hint}>
            {why}
          </span>
        )}
      </div>
    </div>
  )
}

type NamesChoiceProps = {
  isAgain: boolean
  /** True if names changed. Then staff must choose. */
  isOpenQuestion: boolean
  chosen: 'kept' | 'plan' | undefined
  onChoose: (names: 'kept' | 'plan' | undefined) => void
}

/** The choice of the names for the certificate. */
function NamesChoice({ isAgain, isOpenQuestion, chosen, onChoose }: NamesChoiceProps) {
  const messages = useMessages()
  if (isAgain && isOpenQuestion)
    return (
      <SelectField
        label={messages.whichNames}
        required
        value={chosen ?? ''}
        onChange={(value) => onChoose(value === 'kept' || value === 'plan' ? value : undefined)}
        options={[
          { value: '', text: messages.chooseNames },
          { value: 'kept', text: messages.namesKept },
          { value: 'plan', text: messages.namesOfPlan },
        ]}
      />
    )
  const label = isAgain ? messages.readAnew : messages.namesConfirmed
  return (
    <CheckField label={label} checked={chosen === 'plan'} onChange={(isOn) => onChoose(isOn ? 'plan' : undefined)} />
  )
}

/** Warns if the calendar has another day or priest. The page of the ritual and the certificate show the day and the priest of the proof. */
function OtherThanCalendar({ proof: { performedAt, priest, calendar } }: { proof: AdminProof }) {
  const messages = useMessages()
  const lang = useLang()
  if (!calendar?.day && !calendar?.priest) return null
  return (
    <Notice tone="warn" quiet>
      {calendar.day && <p>{messages.otherDay(localDayOfMoment(performedAt, lang), formatDay(calendar.day, lang))}</p>}
      {calendar.priest && <p>{messages.otherPriest(priest.name, calendar.priest)}</p>}
    </Notice>
  )
}

/** The customer's phone number, for users who may read orders. */
function Telephone({ orderId }: { orderId: string }) {
  const messages = useMessages()
  const { can } = usePanel()
  const order = useApiQuery('/api/admin/orders/{id}', { path: { id: orderId } }, { enabled: can('orders.read') })
  const phone = order.data?.customer.phone
  return (
    <p>
      {messages.publishPhone} {phone && <a href={`tel:${phone}`}>{phone}</a>}
    </p>
  )
}
