import { lazy, Suspense, useEffect } from 'react'
import { intentionItem, ritualItem } from '#features/orders/cart/rules.ts'
import { useCart } from '#features/orders/cart/web/cart-store.ts'
import type { RitualText } from '#features/catalogue/catalogue/schemas.ts'
import type { TierOffer } from '#features/catalogue/catalogue/model-terms.ts'
import type { ChosenIntention } from '#features/catalogue/catalogue/web/home/intention-dialog.tsx'
import { NotFoundCard } from '#features/catalogue/catalogue/web/not-found-card.tsx'
import { GroupNotice } from '#features/rites/group-rituals/web/group-notice.tsx'
import { readItemId } from '#features/catalogue/catalogue/rules-pricing.ts'
import { RitualPage } from '#features/catalogue/catalogue/web/ritual-page.tsx'
import { useMessages } from '#features/catalogue/catalogue/web/messages.ts'
import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '#ui/feedback/toast-store.ts'
import { useIsAlive } from '#ui/feedback/use-is-alive.ts'
import { useLang } from '#ui/text/messages.tsx'
import type { PageModule } from '../shell/page-module.ts'
import type * as ritualEvents from './ritual/track-ritual.ts'
import { findRitualText, groupQueries, mayHaveGroups, ritualQueries } from './ritual/ritual-queries.ts'
import { useContacts, useShop } from '../shell/use-shop.ts'

/**
 * The line with the first day on which the ritual can begin. Its code is loaded after the page, because the line needs another response of
 * the server.
 */
const EarliestStart = lazy(() =>
  import('#features/orders/plans/web/earliest-start.tsx').then((module) => ({ default: module.EarliestStart })),
)

/** A failure to load analytics is not an error. */
const countWith = (count: (events: typeof ritualEvents) => void): void =>
  void import('./ritual/track-ritual.ts').then(count, () => {})

export const page: PageModule = {
  Page: ({ params }) => (params.id === undefined ? <MissingId /> : <OrderableRitual id={params.id} />),
  queries: ({ params: { id }, lang }) =>
    id === undefined ? [] : [...ritualQueries(id, lang), ...groupQueries(id, lang)],
  title: ({ params, lang, messages, queryClient }) => {
    if (params.id === undefined) return messages.catalogue.notFound.badRitualId
    const ritual = findRitualText(queryClient, params.id, lang)
    return ritual ? ritual.seo_title || ritual.name : messages.catalogue.notFound.ritualTitle
  },
  exists: ({ params, lang, queryClient }) =>
    params.id !== undefined && Boolean(findRitualText(queryClient, params.id, lang)),
}

function MissingId() {
  const { notFound } = useMessages()
  return (
    <NotFoundCard title={notFound.badRitualId} text={notFound.badRitualText} back={notFound.ritualBack} to="/rituals" />
  )
}

function OrderableRitual({ id }: { id: string }) {
  const messages = useMessages()
  useViewReport(id)
  const isAlive = useIsAlive()
  const isInCart = useCart(({ items }) => items.some((item) => readItemId(item.id).serviceId === id))
  const toCome = messages.page.earliest('…')
  const { add, open } = useCart.getState()

  function reportTier(ritual: RitualText, offer: TierOffer): void {
    countWith(({ trackTier }) => trackTier(ritual, offer, messages))
  }

  function order(ritual: RitualText, offer: TierOffer): void {
    const tier = messages.tiers[offer.tier].label
    add(ritualItem(ritual, offer.tier, messages))
    sayAdded(messages.page.addedText(ritual.name, tier))
  }

  function orderIntentions(ritual: RitualText, intentions: ChosenIntention[]): void {
    for (const intention of intentions) add(intentionItem(intention, ritual))
    sayAdded(messages.page.addedText(ritual.name, intentions.map(({ name }) => name).join(', ')))
  }

  function sayAdded(text: string): void {
    showToast({ title: messages.page.added, text, action: { label: messages.page.openCart, run: open } })
  }

  return (
    <>
      {mayHaveGroups(id) && <GroupNotice key={`group ${id}`} ritualId={id} />}
      <RitualPage
        key={id}
        id={id}
        contacts={useContacts()}
        rite={useShop().rite}
        earliest={
          isAlive ? (
            <Suspense fallback={toCome}>
              <EarliestStart />
            </Suspense>
          ) : (
            toCome
          )
        }
        onTier={reportTier}
        onOrder={order}
        onIntentions={orderIntentions}
        onOpenCart={isAlive && isInCart ? open : undefined}
      />
    </>
  )
}

/** Reports the view of a ritual, once for each ritual. */
function useViewReport(id: string): void {
  const client = useQueryClient()
  const lang = useLang()
  useEffect(() => {
    const ritual = findRitualText(client, id, lang)
    if (!ritual || !('price' in ritual)) return
    countWith(({ trackView }) => trackView(ritual))
  }, [client, id, lang])
}
