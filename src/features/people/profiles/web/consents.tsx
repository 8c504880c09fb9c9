import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { orderDigits } from '#base/ids.ts'
import { useMessages } from '#features/people/accounts/web/messages.ts'
import { api, type ApiData, invalidateApi, useApiQuery } from '#ui/data/api.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { Button } from '#ui/layout/button.tsx'
import { LateConfirmDialog } from '#ui/overlays/lazy-confirm-dialog.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { ME_CALL, useEndOfSession, useSessionEnd } from './current-user.ts'
import { dayText } from './moment-format.ts'
import styles from './personal-data.module.css'

type Consent = ApiData<'/api/account/consents'>[number]

/** All consents under which the shop stores data of the customer, and the button that withdraws them. */
export function Consents() {
  const {
    data: { consent: messages },
    retry,
  } = useMessages()
  const { data, error, isError, isFetching, refetch } = useApiQuery('/api/account/consents')
  useEndOfSession(error)
  return (
    <div className={styles.block}>
      <h3 className={styles.title}>{messages.title}</h3>
      {data ? (
        <ConsentLines consents={data} />
      ) : isError ? (
        <>
          <p role="alert" className={styles.text}>
            {messages.loadFailed}
          </p>
          <Button busy={isFetching} onClick={() => void refetch()}>
            {retry}
          </Button>
        </>
      ) : (
        <div role="status">
          <span className="visually-hidden">{messages.loading}</span>
          <Skeleton lines={1} />
        </div>
      )}
    </div>
  )
}

function ConsentLines({ consents }: { consents: Consent[] }) {
  const {
    data: { consent: messages },
  } = useMessages()
  const lang = useLang()
  if (consents.length === 0) return <p className={styles.text}>{messages.none}</p>

  function lineOf({ with: giver, orderId, givenAt }: Consent): string {
    const date = givenAt === null ? '' : dayText(givenAt, lang)
    if (orderId !== null) {
      const number = orderDigits(orderId)
      return date === '' ? messages.enteredFor(number) : messages.withOrder(number, date)
    }
    return giver === 'partner' ? messages.atPartner(date) : messages.given(date)
  }

  return (
    <>
      <ul data-plain className={styles.text}>
        {consents.map((consent) => (
          <li key={`${consent.with} ${consent.orderId ?? ''} ${consent.givenAt ?? ''}`}>{lineOf(consent)}</li>
        ))}
      </ul>
      <WithdrawConsent />
    </>
  )
}

/** The button that withdraws the consent. First a dialog shows which data will be erased. */
function WithdrawConsent() {
  const {
    data: { consent: messages, close, safe },
  } = useMessages()
  const client = useQueryClient()
  const sessionIsOver = useSessionEnd()
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)

  async function withdraw(): Promise<void> {
    setIsBusy(true)
    try {
      await api.delete('/api/account/consent')
      setIsAsking(false)
      showToast({ title: messages.done })
      // The shop has erased data from the profile and the plans, so the page loads them again.
      const erased = ['/api/customer-profiles', '/api/ritual-plans', '/api/orders']
      for (const read of [ME_CALL, '/api/account/consents', ...erased]) void invalidateApi(client, read)
    } catch (error) {
      if (!sessionIsOver(error)) showToast({ kind: 'destructive', title: messages.failed, text: safe })
    }
    setIsBusy(false)
  }

  return (
    <>
      <Button onClick={() => setIsAsking(true)}>{messages.withdraw}</Button>
      <LateConfirmDialog
        open={isAsking}
        title={messages.ask}
        yes={messages.withdraw}
        back={messages.keep}
        closeLabel={close}
        isDangerous
        action={{ isBusy, failure: undefined }}
        onYes={() => void withdraw()}
        onClose={() => setIsAsking(false)}
      >
        <p>{messages.confirmText}</p>
        <ul className={styles.erased}>
          {messages.erased.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
        <p>{messages.after}</p>
      </LateConfirmDialog>
    </>
  )
}
