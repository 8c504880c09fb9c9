import { orStopped } from '#base/stopped.ts'
import type { CardListed, CardProvider } from '../model.ts'

/** The same provider, whose answers are waited for only until the signal; then `Stopped` is thrown. */
export function untilStopped(provider: CardProvider, stopping: AbortSignal | undefined): CardProvider {
  if (!stopping) return provider
  const { fetchRefund, fetchDispute } = provider
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
