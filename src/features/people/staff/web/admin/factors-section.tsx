import { useState } from 'react'
import { useApi } from '#ui/data/api.ts'
import { Button } from '#ui/layout/button.tsx'
import { ConfirmButton } from '#ui/overlays/confirm-action.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { formatDayShort, formatMomentShort } from '#ui/text/moment-format.ts'
import { useLang } from '#ui/text/messages.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Section } from '#ui/layout/section.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import type { RegisteredView, SecondFactorView } from '../../schemas.ts'
import { useMessages } from '../messages.ts'
import { PasskeySetup } from '../passkey-setup.tsx'
import { removeFactor } from '../second-factor-calls.ts'
import { TotpSetup } from '../totp-setup.tsx'
import styles from './security.module.css'

type FactorsSectionProps = {
  factors: SecondFactorView
  onChanged: () => void
  /** Called with the recovery codes that the server returns with the first factor. */
  onCodes: (codes: string[]) => void
}

/** A second factor of the user. An authenticator app has no `id`. */
type Factor = { id?: string; name: string; createdAt: string; lastUsedAt: string | null }

/**
 * The section with a person's second factors. The person adds further factors in a dialog. If a factor is required, the last factor cannot
 * be removed.
 */
export function FactorsSection({ factors, onChanged, onCodes }: FactorsSectionProps) {
  const { security, passkey, totp } = useMessages()
  const api = useApi()
  const [adding, setAdding] = useState<'passkey' | 'totp'>()
  const list: Factor[] = [...factors.passkeys, ...(factors.totp ? [{ name: security.app, ...factors.totp }] : [])]
  const isLast = factors.required && list.length === 1

  function register({ recoveryCodes }: RegisteredView): void {
    showToast({ title: adding === 'totp' ? totp.added : passkey.added })
    setAdding(undefined)
    if (recoveryCodes) onCodes(recoveryCodes)
    onChanged()
  }

  return (
    <Section className={styles.section} title={security.factors}>
      <p className={styles.lead}>{factors.required ? security.required : security.optional}</p>
      {list.length === 0 ? (
        <Notice tone="info" quiet>
          {security.none}
        </Notice>
      ) : (
        <ul data-plain className={styles.list}>
          {list.map((factor) => (
            <FactorRow
              key={factor.id ?? 'totp'}
              factor={factor}
              reason={isLast ? security.lastReason : undefined}
              onRemoved={onChanged}
            />
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        <Button kind={list.length === 0 ? 'primary' : 'secondary'} onClick={() => setAdding('passkey')}>
          {passkey.add}
        </Button>
        <Button onClick={() => setAdding('totp')}>{factors.totp ? totp.replace : totp.add}</Button>
      </div>
      <Dialog open={adding === 'passkey'} onClose={() => setAdding(undefined)} title={passkey.add}>
        <PasskeySetup call={api} onRegistered={register} />
      </Dialog>
      <Dialog open={adding === 'totp'} onClose={() => setAdding(undefined)} title={totp.title}>
        <TotpSetup call={api} onRegistered={register} />
      </Dialog>
    </Section>
  )
}

type FactorRowProps = { factor: Factor; reason: string | undefined; onRemoved: () => void }

function FactorRow({ factor, reason, onRemoved }: FactorRowProps) {
  const { security } = useMessages()
  const lang = useLang()
  const api = useApi()
  async function remove(): Promise<void> {
    await removeFactor(api, factor.id)
    showToast({ title: security.removed })
    onRemoved()
  }
  const { name, createdAt, lastUsedAt } = factor
  const used = lastUsedAt ? security.usedOn(formatMomentShort(lastUsedAt, lang)) : security.neverUsed
  return (
    <li className={styles.factor}>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.small}>
          {security.addedOn(formatDayShort(createdAt, lang))}, {used}
        </p>
        {reason && <p className={styles.small}>{reason}</p>}
      </div>
      <ConfirmButton
        text={security.remove}
        button={{ 'aria-label': security.removeOf(name), 'aria-disabled': reason !== undefined }}
        title={security.askRemove(name)}
        back={security.keep}
        isDangerous
        call={remove}
      >
        <p>{security.removeText}</p>
      </ConfirmButton>
    </li>
  )
}
