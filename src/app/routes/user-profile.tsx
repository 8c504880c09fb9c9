import { lazy, Suspense, useEffect, useState } from 'react'
import type { CurrentUser } from '#features/people/profiles/schemas.ts'
import { AccountPage, RitualsToCome } from '#features/people/profiles/web/account-page.tsx'
import { ME_CALL } from '#features/people/profiles/web/current-user.ts'
import { mayBeSignedIn } from '#features/people/accounts/web/session-hint.ts'
import { readLastCheckout } from '#features/orders/cart/web/last-checkout.ts'
import { PANEL_PATH } from '#base/panel-path.ts'
import { dashboardPath } from '#features/clients/partners/paths.ts'
import { AccountTelegram } from '#features/platform/telegram/web/telegram-offer.tsx'
import { useNavigation } from '#ui/layout/link.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useVisitor } from '#features/people/accounts/web/visitor.ts'
import { clearPersonalStorage } from '../sign-out-cleanup.ts'
import { definePage } from '../shell/page-module.ts'
import { useShop } from '../shell/use-shop.ts'

const loadPlan = () =>
  import('#features/orders/plans/web/plan-card.tsx').then((module) => ({ default: module.PlanCard }))
const loadOrders = () =>
  import('#features/orders/orders/web/orders-card.tsx').then((module) => ({ default: module.OrdersCard }))
const PlanCard = lazy(loadPlan)
const OrdersCard = lazy(loadOrders)

/**
 * The sign-in form, and the account page of a signed-in user. The server renders only the layout, and the browser loads the user. A browser without a
 * session does not request the user, because the browser would log the refusal as an error.
 */
export const page = definePage({
  Page: ({ search }) => <Account tab={search.get('tab')} />,
  texts: ['account', 'cart', 'orders', 'plans', 'profile', 'telegram'],
  queries: () => [],
  title: ({ messages }) => messages.account.title,
  exists: () => true,
  asksServer: () => !mayBeSignedIn(),
  whenStranger: { [ME_CALL]: null },
})

function Account({ tab }: { tab: string | null }) {
  const shop = useShop()
  const queryClient = useQueryClient()
  const { go } = useNavigation()
  const { number: visitor } = useVisitor()
  const lastCheckout = useLastCheckout(visitor)

  // Starts loading the code of both cards while the page still loads the user.
  useEffect(() => void Promise.all([loadPlan(), loadOrders()]).catch(() => {}), [])

  async function leave(): Promise<void> {
    await clearPersonalStorage(queryClient)
    go('/')
  }

  /**
   * The area to which this page sends the user. A partner goes to the partner area after signing in, and also if the URL contains no tab
   * (the icon in the header has such a URL). The links in the partner area contain a tab: with such a link the partner stays here. Staff
   * go to the panel after signing in.
   */
  function workplaceOf({ id, role }: CurrentUser, isFresh: boolean): string | undefined {
    if (role === 'partner' && (isFresh || tab === null)) return dashboardPath(id)
    return role === 'admin' && isFresh ? PANEL_PATH : undefined
  }

  return (
    <AccountPage
      tab={tab === 'profile' ? 'profile' : 'orders'}
      workplaceOf={workplaceOf}
      lastCheckout={lastCheckout}
      contacts={shop}
      Rituals={Rituals}
      onLeave={leave}
    />
  )
}

/** Reads data that is stored in this browser. Reads it again for the next user, because the previous user may have signed out in another tab. */
function useLastCheckout(visitor: number) {
  const [known, setKnown] = useState(() => ({ visitor, last: readLastCheckout() }))
  if (known.visitor === visitor) return known.last
  const last = readLastCheckout()
  setKnown({ visitor, last })
  return last
}

function Rituals({ user }: { user: CurrentUser }) {
  if (user.firstName === '' || user.lastName === '')
    return (
      <Suspense>
        <OrdersCard user={user} hideEmpty />
      </Suspense>
    )
  return (
    <Suspense fallback={<RitualsToCome />}>
      <OrdersCard user={user} />
      <PlanCard user={user} />
      <AccountTelegram />
    </Suspense>
  )
}
