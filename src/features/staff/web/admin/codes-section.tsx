import { useState } from 'react'
import { useApi } from '#ui/api.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { useAction } from '#ui/use-action.ts'
import { CodesList } from '../codes-list.tsx'
import { useMessages } from '../messages.ts'
import { renewRecoveryCodes } from '../second-factor-calls.ts'
import styles from './security.module.css'

type CodesSectionProps = {
  left: number
  /** A set that was just made, to be shown this once. */
  codes: string[] | undefined
  onCodes: (codes: string[] | undefined) => void
  onChanged: () => void
}

const FEW = 3

/** How many recovery codes are left, and a new set. */
export function CodesSection({ left, codes, onCodes, onChanged }: CodesSectionProps) {
  const { security, codes: messages } = useMessages()
  const api = useApi()
  const [isAsking, setIsAsking] = useState(false)
  const renewal = useAction(async () => {
    const { recoveryCodes } = await renewRecoveryCodes(api)
    setIsAsking(false)
    onCodes(recoveryCodes)
    onChanged()
  })
  return (
    <section className={styles.section} aria-labelledby="codes-title">
      <h2 id="codes-title" className="type-h3">
        {security.codes}
      </h2>
      <p className={styles.lead}>{security.codesLeft(left)}</p>
      {left <= FEW && (
        <Notice tone="warn" quiet>
          {security.codesFew}
        </Notice>
      )}
      <div className={styles.buttons}>
        <Button onClick={() => setIsAsking(true)}>{security.newCodes}</Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={security.askCodes}
        yes={security.newCodes}
        back={security.cancel}
        closeLabel={security.close}
        action={renewal}
        onYes={() => void renewal.run()}
        onClose={() => setIsAsking(false)}
      >
        <p>{security.askCodesText}</p>
      </ConfirmDialog>
      <Dialog
        open={codes !== undefined}
        onClose={() => onCodes(undefined)}
        title={messages.title}
        closeLabel={security.close}
      >
        {codes && <CodesList codes={codes} onDone={() => onCodes(undefined)} />}
      </Dialog>
    </section>
  )
}
