import type { CardProvider, CardReport } from '../../src/features/money/cards/model.ts'
import { after, MINUTE } from '../../src/base/time.ts'

/** A hosted checkout in the form in which its provider stores it. */
export type Session = CardReport & { ref: string; expiresAt: Date; orderId: string; attemptId: string }

/** A `deaf` provider performs the request, but its answer is lost. */
export type CardState = 'well' | 'away' | 'deaf'

export type ScriptedCard = {
  provider: CardProvider
  sessions: Session[]
  nodeState: CardState
}

/** Returns a card provider that the test controls. */
export function scriptedCard(now: () => Date): ScriptedCard {
  const card: ScriptedCard = { provider: providerOf(() => card, now), sessions: [], nodeState: 'well' }
  return card
}

function providerOf(get: () => ScriptedCard, now: () => Date): CardProvider {
  const request = <T>(work: () => T): T => {
    const { nodeState } = get()
    if (nodeState === 'away') throw new Error('the card provider is unavailable')
    const answer = work()
    if (nodeState === 'deaf') throw new Error('the answer of the card provider was lost')
    return answer
  }
  const find = (ref: string): Session => {
    const session = get().sessions.find((one) => one.ref === ref)
    if (!session) throw new Error('no such session')
    if (session.status === 'open' && session.expiresAt <= now()) session.status = 'expired'
    return session
  }
  return {
    name: 'stripe',
    currency: 'USD',
    create: async ({ id, orderId, amountCents, expiresAt }) =>
      request(() => {
        const { sessions } = get()
        const known = sessions.find((one) => one.attemptId === id)
        const made: Session = known ?? {
          ref: `cs_${sessions.length}`,
          status: 'open',
          amountCents,
          currency: 'USD',
          orderId,
          attemptId: id,
          expiresAt: after(expiresAt, -MINUTE),
        }
        if (!known) sessions.push(made)
        return { url: `https://card.example/${made.ref}`, ref: made.ref, expiresAt: made.expiresAt }
      }),
    fetch: async (ref) => request(() => ({ ...find(ref) })),
    expire: async (ref) =>
      request(() => {
        const session = find(ref)
        if (session.status === 'open') session.status = 'expired'
        return true
      }),
    parseWebhook: (raw) => JSON.parse(raw) as { eventId: string; ref: string },
    refund: async () => await Promise.reject(new Error('these scenarios have no refunds')),
    async *list() {
      const { sessions } = get()
      for (const { ref } of sessions) yield { ref, report: request(() => ({ ...find(ref) })) }
    },
  }
}
