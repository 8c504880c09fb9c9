import { useEffect, useEffectEvent } from 'react'
import { SignInCard } from '#features/people/accounts/web/sign-in-card.tsx'
import { readCurrentUser, useCurrentUser } from '#features/people/profiles/web/current-user.ts'
import { Link, useNavigation } from '#ui/layout/link.tsx'
import { Button } from '#ui/layout/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useIsAlive } from '#ui/feedback/use-is-alive.ts'
import { forgetQueries } from '#ui/data/query-client.ts'
import { dashboardPath } from '../paths.ts'
import { useMessages } from './messages.ts'
import { isOfPartner } from './partner-calls.ts'
import { PartnerFailed, PartnerWaiting } from './partner-states.tsx'
import styles from './partner.module.css'

/** The sign-in page for partners. A signed-in partner is redirected. */
export function PartnerLogin() {
  const messages = useMessages()
  const client = useQueryClient()
  const { go } = useNavigation()
  const { data: user, isError, refetch } = useCurrentUser()
  const isAlive = useIsAlive()
  const partnerId = user?.role === 'partner' ? user.id : undefined
  const leadOn = useEffectEvent((id: string) => go(dashboardPath(id)))
  useEffect(() => {
    if (partnerId !== undefined) leadOn(partnerId)
  }, [partnerId])

  async function enter(): Promise<boolean> {
    // The browser forgets these data, because another person may have been signed in before.
    forgetQueries(client, isOfPartner)
    return await readCurrentUser(client).then(
      (known) => known !== null,
      () => true,
    )
  }

  if (isError && !user) return <PartnerFailed query={{ refetch }} />
  if (user === undefined || !isAlive || partnerId !== undefined) return <PartnerWaiting />
  if (user === null)
    return <SignInCard prefill="" title={messages.loginTitle} lead={messages.loginLead} onSignedIn={enter} />
  return (
    <div className={styles.alone}>
      <Notice
        tone="info"
        title={messages.notPartner}
        action={
          <Button as={Link} href="/user-profile">
            {messages.toAccount}
          </Button>
        }
      >
        {messages.notPartnerText}
      </Notice>
    </div>
  )
}
