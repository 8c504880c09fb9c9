import { type ReactNode, useState } from 'react'
import { Button } from '#ui/layout/button.tsx'
import { CodesList } from './codes-list.tsx'
import { FactorCard } from './pass-card.tsx'
import { useMessages } from './messages.ts'
import { PasskeySetup } from './passkey-setup.tsx'
import styles from './second-factor.module.css'
import { callBare } from './second-factor-calls.ts'
import { TotpSetup } from './totp-setup.tsx'

/**
 * The page at the first sign-in of a person who needs a second factor. The person chooses a factor, registers it, and then gets the
 * recovery codes.
 */
export function FirstFactor({ onDone }: { onDone: () => void }) {
  const { first: messages, codes: codesMessages, passkey, totp } = useMessages()
  const [way, setWay] = useState<'passkey' | 'totp'>()
  const [codes, setCodes] = useState<string[]>()
  const register = ({ recoveryCodes }: { recoveryCodes: string[] | null }) => {
    if (recoveryCodes) setCodes(recoveryCodes)
    else onDone()
  }
  if (codes)
    return (
      <FactorCard title={codesMessages.title}>
        <CodesList codes={codes} onDone={onDone} />
      </FactorCard>
    )
  return (
    <FactorCard title={messages.title}>
      <p>{messages.lead}</p>
      <Way
        title={messages.passkeyTitle}
        action={passkey.add}
        text={messages.passkeyText}
        isOpen={way === 'passkey'}
        onOpen={() => setWay('passkey')}
      >
        <PasskeySetup call={callBare} onRegistered={register} />
      </Way>
      <Way
        title={messages.totpTitle}
        action={totp.add}
        text={messages.totpText}
        isOpen={way === 'totp'}
        onOpen={() => setWay('totp')}
      >
        <TotpSetup call={callBare} onRegistered={register} />
      </Way>
    </FactorCard>
  )
}

type WayProps = {
  title: string
  action: string
  text: string
  isOpen: boolean
  onOpen: () => void
  children: ReactNode
}

function Way({ title, action, text, isOpen, onOpen, children }: WayProps) {
  return (
    <section className={styles.option}>
      <h2 className={styles.optionTitle}>{title}</h2>
      <p>{text}</p>
      {isOpen ? children : <Button onClick={onOpen}>{action}</Button>}
    </section>
  )
}
