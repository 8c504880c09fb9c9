import { findRestored, findRun, listAccounts, listGaps } from '#features/money/crypto/queries-addresses.ts'
import { warnsFrom as warningOf } from '#features/money/crypto/rules-addresses.ts'
import { CHAINS } from '#features/money/settlements/model-currencies.ts'
import type { PaymentsContext } from './context.ts'
import type { WalletList } from './schemas-ledger.ts'

type Wallet = WalletList['items'][number]

/** The number of addresses of each wallet that staff can compare with the wallet. */
const MAX_SHOWN = 5

/** Lists each wallet account that assigns addresses now, or assigned addresses earlier. Accounts in use come first. */
export async function listWallets({ shop, accounts, policy }: PaymentsContext): Promise<Wallet[]> {
  const slowsFrom = policy().unpaidMost
  const warnsFrom = warningOf(policy())
  const rows = await listAccounts(shop.db)
  const gaps = await listGaps(shop.db)
  const configured = CHAINS.flatMap((chain) => accounts[chain] ?? [])
  const unused = configured.filter(({ id }) => rows.every((row) => row.id !== id))
  const used = rows.map(async (row): Promise<Wallet> => {
    const { id, chain, nextIndex, warnedIndex, slowedIndex } = row
    const restored = await findRestored(shop.db, shop.now(), id)
    const { unpaid: unpaidRun, lastPaid = -1 } = await findRun(shop.db, row, slowsFrom, restored)
    const isTold = (index: number | null) => index !== null && index > lastPaid
    return {
      chain,
      account: id,
      isCurrent: configured.some((account) => account.id === id),
      nextIndex,
      unpaidRun,
      warnsFrom,
      slowsFrom,
      gapNeeded: gaps.find(({ account }) => account === id)?.gap ?? 1,
      isWarned: isTold(warnedIndex),
      isSlowed: isTold(slowedIndex),
      first: firstOf(configured.find((account) => account.id === id)),
    }
  })
  const fresh = unused.map(
    (account): Wallet => ({
      chain: account.chain,
      account: account.id,
      isCurrent: true,
      nextIndex: 0,
      unpaidRun: 0,
      warnsFrom,
      slowsFrom,
      gapNeeded: 1,
      isWarned: false,
      isSlowed: false,
      first: firstOf(account),
    }),
  )
  return [...fresh, ...(await Promise.all(used))].toSorted(
    (a, b) => Number(b.isCurrent) - Number(a.isCurrent) || CHAINS.indexOf(a.chain) - CHAINS.indexOf(b.chain),
  )
}

function firstOf(account: PaymentsContext['accounts']['bitcoin']): Wallet['first'] {
  if (!account) return []
  return Array.from({ length: MAX_SHOWN }, (_, index) => ({ index, address: account.addressAt(index) }))
}
