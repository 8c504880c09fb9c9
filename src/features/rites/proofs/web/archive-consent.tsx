import { useState } from 'react'
import { formatDay } from '#base/date-format.ts'
import { mayBeSignedIn } from '#features/people/accounts/web/session-hint.ts'
import { api, useApiQuery } from '#ui/data/api.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { useIsAlive } from '#ui/feedback/use-is-alive.ts'
import { CheckField } from '#ui/forms/check-field.tsx'
import { Button } from '#ui/layout/button.tsx'
import { Link } from '#ui/layout/link.tsx'
import { Section } from '#ui/layout/section.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { ARCHIVE_PATH } from '../paths.ts'
import type { ArchiveState } from '../schemas-archive.ts'
import styles from './archive-consent.module.css'
import { useArchiveMessages } from './archive-messages.ts'

/** `isWithdrawn`: the customer has withdrawn the page, so the archive does not show it. An earlier consent can still be withdrawn. */
type ArchiveConsentProps = { token: string; isWithdrawn: boolean }

/**
 * The customer's consent to the public archive. Only the signed-in customer sees it. It is separate from all other consents, and never
 * ticked in advance.
 */
export function ArchiveConsent(props: ArchiveConsentProps) {
  const isAlive = useIsAlive()
  return isAlive && mayBeSignedIn() ? <OwnConsent {...props} /> : null
}

/** Tells a visitor with the order's link where the signed-in customer can give and withdraw the consent. */
export function ArchiveInvitation() {
  const { consent: messages } = useArchiveMessages()
  const isAlive = useIsAlive()
  if (!isAlive || mayBeSignedIn()) return null
  return (
    <p className={styles.invitation}>
      {messages.invitation} <Link href="/user-profile?tab=orders">{messages.signIn}</Link>
    </p>
  )
}

function OwnConsent({ token, isWithdrawn }: ArchiveConsentProps) {
  const { data } = useApiQuery('/api/proofs/{token}/archive', { path: { token } }, { on401: 'null' })
  const [changed, setChanged] = useState<ArchiveState>()
  const state = changed ?? data
  if (!state) return null
  if (state.consent) return <Given token={token} state={state} onChanged={setChanged} />
  return isWithdrawn ? null : <Question token={token} onChanged={setChanged} />
}

type ChangeProps = { token: string; onChanged: (state: ArchiveState) => void }

function Question({ token, onChanged }: ChangeProps) {
  const { consent: messages } = useArchiveMessages()
  const [isTicked, setIsTicked] = useState(false)
  const [isNeeded, setIsNeeded] = useState(false)
  const { run, isBusy, hasFailed } = useChange(onChanged)

  function show(): void {
    setIsNeeded(!isTicked)
    if (isTicked) run(() => api.put('/api/proofs/{token}/archive', { path: { token }, body: { consent: true } }))
  }

  return (
    <Section className={styles.box} level="h3" title={messages.title}>
      <p>{messages.text}</p>
      <CheckField
        required
        label={messages.agree}
        checked={isTicked}
        error={isNeeded ? messages.needed : undefined}
        onChange={(ticked) => {
          setIsTicked(ticked)
          setIsNeeded(false)
        }}
      />
      <div className={styles.actions}>
        <Button busy={isBusy} onClick={show}>
          {messages.show}
        </Button>
      </div>
      {hasFailed && <Notice tone="danger">{messages.failed}</Notice>}
    </Section>
  )
}

function Given({ token, state: { consent, isShown }, onChanged }: ChangeProps & { state: ArchiveState }) {
  const { consent: messages } = useArchiveMessages()
  const lang = useLang()
  const { run, isBusy, hasFailed } = useChange(onChanged)
  const withdraw = () => run(() => api.delete('/api/proofs/{token}/archive', { path: { token } }))
  return (
    <Section className={styles.box} level="h3" title={messages.title}>
      <p aria-live="polite">
        {messages.given(formatDay(consent?.givenAt ?? '', lang))} {!isShown && messages.hidden}
      </p>
      <div className={styles.actions}>
        <Button busy={isBusy} onClick={withdraw}>
          {messages.withdraw}
        </Button>
        {isShown && (
          <Button as={Link} kind="quiet" href={ARCHIVE_PATH}>
            {messages.open}
          </Button>
        )}
      </div>
      {hasFailed && <Notice tone="danger">{messages.failed}</Notice>}
    </Section>
  )
}

/** Sends one change at a time. After a failed change, the state stays the same, and an error is shown beside the button. */
function useChange(onChanged: (state: ArchiveState) => void) {
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  async function change(call: () => Promise<ArchiveState>): Promise<void> {
    setIsBusy(true)
    setHasFailed(false)
    try {
      onChanged(await call())
    } catch {
      setHasFailed(true)
    }
    setIsBusy(false)
  }

  return { isBusy, hasFailed, run: (call: () => Promise<ArchiveState>) => void change(call) }
}
