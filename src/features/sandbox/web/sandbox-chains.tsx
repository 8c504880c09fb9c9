import type { Chain, Currency } from '#features/settlements/model-currencies.ts'
import { Badge } from '#ui/badge.tsx'
import { useApiQuery } from '#ui/api.ts'
import { Card } from '#ui/card.tsx'
import { Section } from '#ui/section.tsx'
import type { SandboxChain } from '../schemas.ts'
import { dropBlock, mine, setOutage } from './sandbox-calls.ts'
import { SandboxButton } from './sandbox-button.tsx'
import { OFTEN, SandboxList } from './sandbox-list.tsx'
import styles from './sandbox-page.module.css'
import type { Action } from './use-sandbox-action.ts'
import { useMessages } from './messages.ts'

/** The sandbox's calls name a chain by one of its coins. */
const COIN: Record<Chain, Currency> = { bitcoin: 'BTC', ethereum: 'ETH', tron: 'USDT_TRC20' }

export function SandboxChains({ action }: { action: Action }) {
  const { chains: messages } = useMessages()
  return (
    <Section heading="" className={styles.section} title={messages.title}>
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
    </Section>
  )
}

function ChainCard({ chain: { chain, height, mempool, outage }, action }: { chain: SandboxChain; action: Action }) {
  const { chains: messages, done } = useMessages()
  const coin = COIN[chain]
  const name = messages.names[chain]
  async function mineBlock(): Promise<string> {
    await mine(coin, 1)
    return done.mined(1)
  }
  async function reorganise(): Promise<string> {
    await dropBlock(coin)
    return done.reorganised
  }
  async function stopOrStart(): Promise<string> {
    await setOutage(coin, !outage)
    return done.outage(name, !outage)
  }
  return (
    <Card className={styles.card} role="group" aria-label={name}>
      <h3 className={styles.cardHead}>
        {name}
        {outage && <Badge tone="danger">{messages.outage}</Badge>}
      </h3>
      <dl className={styles.facts}>
        <div>
          <dt>{messages.height}</dt>
          <dd>{height}</dd>
        </div>
        <div>
          <dt>{messages.mempool}</dt>
          <dd>{mempool}</dd>
        </div>
      </dl>
      <div className={styles.actions}>
        <SandboxButton action={action} name={`${chain}mine`} work={mineBlock}>
          {messages.mine}
        </SandboxButton>
        <SandboxButton action={action} name={`${chain}reorg`} work={reorganise} disabled={height === 0}>
          {messages.reorg}
        </SandboxButton>
        <SandboxButton action={action} name={`${chain}outage`} work={stopOrStart}>
          {outage ? messages.start : messages.stop}
        </SandboxButton>
      </div>
    </Card>
  )
}
