import { useState } from 'react'
import { useApi } from '#ui/data/api.ts'
import { Button } from '#ui/layout/button.tsx'
import { CheckField } from '#ui/forms/check-field.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import { useAction } from '#ui/data/use-action.ts'
import { proofPath } from '../../paths.ts'
import type { AdminProof } from '../../schemas.ts'
import { useMessages } from './messages.ts'
import styles from './proofs-page.module.css'

type ProofPublicationProps = { proof: AdminProof; isChanged: boolean; onChanged: () => void }

/** Publishes the page of a proof for its customer, or unpublishes it. */
export function ProofPublication({ proof, isChanged, onChanged }: ProofPublicationProps) {
  const messages = useMessages()
  const lang = useLang()
  const { can } = usePanel()
  const api = useApi()
  const [isAsking, setIsAsking] = useState(false)
  const [reason, setReason] = useState('')
  const [isReadAnew, setIsReadAnew] = useState(false)
  const isOpen = proof.state === 'published'
  const isAgain = !isOpen && proof.publishedAt !== null
  const path = { id: proof.id }
  const change = useAction(async () => {
    const names = isReadAnew ? ('plan' as const) : ('kept' as const)
    const body = { ...(isAgain && { names }), version: proof.version }
    if (isOpen) await api.delete('/api/admin/proofs/{id}/publication', { path, body: { reason } })
    else await api.post('/api/admin/proofs/{id}/publication', { path, body })
    setIsAsking(false)
    setIsReadAnew(false)
    onChanged()
  })
  function close(): void {
    setIsAsking(false)
    // Only after the message was read: the page then shows what somebody else changed.
    if (change.problem?.code === 'conflict.version') onChanged()
  }
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
      <div className={styles.acts}>
        {isOpen && proof.token && proof.visibility !== 'withdrawn' && (
          <Button size="compact" href={`${proofPath(proof.token)}?lang=${lang}`} target="_blank" rel="noopener">
            {messages.openPage}
          </Button>
        )}
        <Button
          size="compact"
          kind={isOpen ? 'quiet' : 'primary'}
          disabled={why !== undefined}
          aria-describedby={why === undefined ? undefined : 'publish-why'}
          onClick={() => setIsAsking(true)}
        >
          {isOpen ? messages.unpublish : messages.publish}
        </Button>
        {why !== undefined && (
          <span id="publish-why" className={styles.hint}>
            {why}
          </span>
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        title={isOpen ? messages.unpublishSure : messages.publishSure}
        reason={
          isOpen
            ? {
                label: messages.reason,
                hint: messages.reasonHint,
                value: reason,
                onChange: setReason,
                maxLength: 1000,
                error: change.faults.reason,
                required: true,
              }
            : undefined
        }
        yes={isOpen ? messages.unpublish : messages.publish}
        back={messages.cancel}
        closeLabel={messages.close}
        isDangerous={isOpen}
        action={change}
        onYes={() => void change.run()}
        onClose={close}
      >
        <p>{isOpen ? messages.unpublishText : isAgain ? messages.republishText : messages.publishText}</p>
        {isAgain && <CheckField label={messages.readAnew} checked={isReadAnew} onChange={setIsReadAnew} />}
        {!isOpen && <p>{messages.publishLast}</p>}
      </ConfirmDialog>
    </div>
  )
}
