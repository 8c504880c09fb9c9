import { useApi } from '#ui/data/api.ts'
import { ConfirmButton } from '#ui/overlays/confirm-action.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Section } from '#ui/layout/section.tsx'
import { CodesList } from '../codes-list.tsx'
import { useMessages } from '../messages.ts'
import { renewRecoveryCodes } from '../second-factor-calls.ts'
import styles from './security.module.css'

type CodesSectionProps = {
  left: number
  /** A new set, shown only once. */
  codes: string[] | undefined
  onCodes: (codes: string[] | undefined) => void
  onChanged: () => void
}

const FEW = 3

/** Number of recovery codes left, and the button for a new set. */
export function CodesSection({ left, codes, onCodes, onChanged }: CodesSectionProps) {
  const { security, codes: messages } = useMessages()
  const api = useApi()
  async function renew(): Promise<void> {
    const { recoveryCodes } = await renewRecoveryCodes(api)
    onCodes(recoveryCodes)
    onChanged()
  }
  return (
    <Section className={styles.section} title={security.codes}>
      <p className={styles.lead}>{security.codesLeft(left)}</p>
      {left <= FEW && (
        <Notice tone="warn" quiet>
          {security.codesFew}
        </Notice>
      )}
      <div className={styles.buttons}>
        <ConfirmButton text={security.newCodes} button={{ size: 'control' }} title={security.askCodes} call={renew}>
          <p>{security.askCodesText}</p>
        </ConfirmButton>
      </div>
      <Dialog open={codes !== undefined} onClose={() => onCodes(undefined)} title={messages.title}>
        {codes && <CodesList codes={codes} onDone={() => onCodes(undefined)} />}
      </Dialog>
    </Section>
  )
}
