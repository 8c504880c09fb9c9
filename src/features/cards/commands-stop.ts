import { orStopped } from '#base/stopped.ts'
import type { CardContext } from './context.ts'
import type { CardListed, CardProvider } from './model.ts'

/** The same context, in which card services are waited for only until the signal; then `Stopped` is thrown. */
export function untilStopped(context: CardContext, stopping: AbortSignal | undefined): CardContext {
  if (!stopping) return context
  const providers = context.cards.providers.map((provider) => stoppable(provider, stopping))
  return { ...context, cards: { ...context.cards, providers } }
}

function stoppable(provider: CardProvider, stopping: AbortSignal): CardProvider {
  const fetchRefund = provider.fetchRefund?.bind(provider)
  const fetchDispute = provider.fetchDispute?.bind(provider)
  return {
    ...provider,
    create: async (offer) => await orStopped(provider.create(offer), stopping),
    fetch: async (ref) => await orStopped(provider.fetch(ref), stopping),
    expire: async (ref) => await orStopped(provider.expire(ref), stopping),
    refund: async (refund) => await orStopped(provider.refund(refund), stopping),
    ...(fetchRefund && { fetchRefund: async (ref) => await orStopped(fetchRefund(ref), stopping) }),
    ...(fetchDispute && { fetchDispute: async (about, ref) => await orStopped(fetchDispute(about, ref), stopping) }),
    list: (since) => listUntil(provider.list(since), stopping),
  }
}

async function* listUntil(listed: AsyncIterable<CardListed>, stopping: AbortSignal): AsyncGenerator<CardListed> {
  const iterator = listed[Symbol.asyncIterator]()
  for (;;) {
    const next = await orStopped(iterator.next(), stopping)
    if (next.done) return
    yield next.value
  }
}
