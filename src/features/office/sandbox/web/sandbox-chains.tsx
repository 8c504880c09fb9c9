import type { Chain, Currency } from '#features/money/settlements/model-currencies.ts'
import { FactRow } from '#ui/layout/fact-list.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { useApiQuery } from '#ui/data/api.ts'
import { Button } from '#ui/layout/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import type { SandboxChain } from '../schemas.ts'
import { dropBlock, mine, setOutage } from './sandbox-calls.ts'
import { OFTEN, SandboxList } from './sandbox-list.tsx'
import styles from './sandbox-page.module.css'
import type { Action } from './use-sandbox-action.ts'
import { useMessages } from './messages.ts'

/** The routes of the sandbox identify a chain by a coin of this chain. */
const COIN: Record<Chain, Currency> = { bitcoin: 'BTC', ethereum: 'ETH', tron: 'USDT_TRC20' }

export function SandboxChains({ action }: { action: Action }) {
  const { chains: messages } = useMessages()
  return (
    <section className={styles.section} aria-labelledby="chains-title">
      <h2 id="chains-title">{messages.title}</h2>
      <SandboxList query={useApiQuery('/api/sandbox/chains', {}, OFTEN)}>
        {(chains) => (
          <ul data-plain className={styles.cards}>
            {chains.map((chain) => (
              <li key={chain.chain}>
                <ChainCard chain={chain} action={action} />
              </li>
            ))}
          </ul>
        )}
      </SandboxList>
    </section>
  )
}

function ChainCard({ chain: { chain, height, mempool, outage }, action }: { chain: SandboxChain; action: Action }) {
  const { chains: messages, done } = useMessages()
  const coin = COIN[chain]
  const name = messages.names[chain]
  const button = (key: string, text: string, work: () => Promise<string>, possible = true) => (
    <Button
      busy={action.running === chain + key}
      disabled={!possible || (action.running !== undefined && action.running !== chain + key)}
      onClick={() => void action.run(chain + key, work)}
    >
      {text}
    </Button>
  )
  async function stopOrStart(on: boolean): Promise<string> {
    await setOutage(coin, on)
    return done.outage(name, on)
  }
  return (
    <Card className={styles.card} role="group" aria-label={name}>
      <h3 className={styles.cardHead}>
        {name}
        {outage && <Badge tone="danger">{messages.outage}</Badge>}
      </h3>
      <dl className={styles.facts}>
        <FactRow term={messages.height}>{height}</FactRow>
        <FactRow term={messages.mempool}>{mempool}</FactRow>
      </dl>
      <div className={styles.actions}>
        {button('mine', messages.mine, async () => {
          await mine(coin, 1)
          return done.mined(1)
        })}
        {button(
          'reorg',
          messages.reorg,
          async () => {
            await dropBlock(coin)
            return done.reorganised
          },
          height > 0,
        )}
        {button('outage', outage ? messages.start : messages.stop, () => stopOrStart(!outage))}
      </div>
    </Card>
  )
}
