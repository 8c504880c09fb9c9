import { intentionItem, ritualItem } from '#features/cart/rules.ts'
import { useCart } from '#features/cart/web/cart-store.ts'
import type { RitualText, TierOffer } from '#features/catalogue/model.ts'
import { ritualTextCall } from '#features/catalogue/paths.ts'
import { NotFoundCard } from '#features/catalogue/web/not-found-card.tsx'
import { RitualPage } from '#features/catalogue/web/ritual-page.tsx'
import { useWords } from '#features/catalogue/web/words.ts'
import { showToast } from '#ui/toast-store.ts'
import type { PageModule } from '../shell/page-module.ts'
import { useContacts } from '../shell/use-shop.ts'

export const page: PageModule = {
  Page: ({ params }) => (params.id === undefined ? <MissingId /> : <OrderableRitual id={params.id} />),
  queries: ({ params, lang }) => (params.id === undefined ? [] : [ritualTextCall(params.id, lang)]),
  title: ({ params, lang, words, queryClient }) => {
    if (params.id === undefined) return words.catalogue.notFound.badRitualId
    const ritual = queryClient.getQueryData<RitualText | null>([ritualTextCall(params.id, lang)])
    return ritual ? ritual.seo_title || ritual.name : words.catalogue.notFound.ritualTitle
  },
  exists: ({ params, lang, queryClient }) =>
    params.id !== undefined && Boolean(queryClient.getQueryData([ritualTextCall(params.id, lang)])),
}

function MissingId() {
  const { notFound } = useWords()
  return <NotFoundCard title={notFound.badRitualId} back={notFound.ritualBack} to="/rituals" />
}

function OrderableRitual({ id }: { id: string }) {
  const words = useWords()
  const add = useCart((cart) => cart.add)

  function order(ritual: RitualText, offer: TierOffer): void {
    const tier = words.tiers[offer.tier].label
    add(ritualItem(ritual, offer.tier, words))
    showToast({ title: words.page.added, text: words.page.addedText(ritual.name, tier) })
  }

  function orderIntentions(ritual: RitualText, intentionIds: string[]): void {
    for (const intentionId of intentionIds) add(intentionItem(intentionId, words, ritual.price))
    showToast({
      title: words.page.added,
      text: words.page.addedText(ritual.name, intentionIds.map(words.intention).join(', ')),
    })
  }

  return <RitualPage id={id} contacts={useContacts()} onOrder={order} onIntentions={orderIntentions} />
}
