import { useApiQuery, apiAddress } from '#ui/data/api.ts'
import { Badge } from '#ui/feedback/badge.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Section } from '#ui/layout/section.tsx'
import type { WalletList } from '../../schemas-ledger.ts'
import styles from './payments-page.module.css'
import { Sweep } from './sweep.tsx'
import { TableDownloads } from './table-downloads.tsx'
import { useMessages } from './messages.ts'

/**
 * The page about the wallets, with their first addresses. Staff compare these addresses with the real wallets, and see whether each
 * wallet still finds all addresses.
 */
export function Wallets() {
  const { wallets: say } = useMessages()
  const query = useApiQuery('/api/admin/wallets')
  const lang = useLang()
  return (
    <div className={`${styles.stack} ${styles.wide}`}>
      <p className={styles.quiet}>{say.text}</p>
      <Loaded query={query}>
        {({ items: wallets }) =>
          wallets.length === 0 ? (
            <Notice tone="info" quiet>
              {say.empty}
            </Notice>
          ) : (
            wallets.map((wallet) => <Wallet key={wallet.account} wallet={wallet} />)
          )
        }
      </Loaded>
      <TableDownloads
        name="addresses"
        addressOf={(ending) => apiAddress(`/api/admin/addresses.${ending}`, { query: { lang } })}
        text={say.download}
      />
      <Sweep />
    </div>
  )
}

function Wallet({ wallet }: { wallet: WalletList['items'][number] }) {
  const { wallets: say } = useMessages()
  const { chain, account, isCurrent, nextIndex, unpaidRun, warnsFrom, slowsFrom, gapNeeded } = wallet
  const isSlow = unpaidRun >= slowsFrom
  const isLong = unpaidRun >= warnsFrom
  return (
    <Section
      isCard
      className={styles.card}
      head={styles.cardHead}
      heading={styles.heading}
      title={say.chains[chain]}
      action={
        isCurrent ? (
          <Badge tone={isSlow ? 'danger' : isLong ? 'warn' : 'ok'}>
            {isSlow ? say.slowed : isLong ? say.warned : say.ok}
          </Badge>
        ) : (
          <Badge>{say.former}</Badge>
        )
      }
    >
      <Facts
        facts={[
          { term: say.next, value: String(nextIndex) },
          { term: say.unpaid, value: say.unpaidOf(unpaidRun, warnsFrom, slowsFrom) },
          { term: say.gap, value: say.gapOf(gapNeeded) },
          { term: say.key, value: <span className={styles.mono}>{keyOf(account)}</span> },
        ]}
      />
      {wallet.first.length > 0 && (
        <div className={styles.stack}>
          <p className={styles.quiet}>{say.first}</p>
          <dl className={styles.addresses}>
            {wallet.first.map(({ index, address }) => (
              <div key={index} className={styles.address}>
                <dt>…/0/{index}</dt>
                <dd className={styles.mono}>{address}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </Section>
  )
}

/** Returns an account's key without its chain, for example `ff9cda58…` for `bitcoin:ff9cda58…`. The heading already shows the chain. */
function keyOf(account: string): string {
  return account.slice(account.indexOf(':') + 1)
}
