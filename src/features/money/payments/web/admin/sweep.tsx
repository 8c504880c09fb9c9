import { useState } from 'react'
import { formatSum } from '#features/money/settlements/rules.ts'
import { apiAddress, useApiQuery } from '#ui/data/api.ts'
import { type Column, DataTable } from '#ui/data/data-table.tsx'
import { Field } from '#ui/forms/field.tsx'
import { useLang } from '#ui/text/messages.tsx'
import type { SweepList } from '../../schemas-ledger.ts'
import { useMessages } from './messages.ts'
import { ChainText } from './payment-badges.tsx'
import styles from './payments-page.module.css'
import { TableDownloads } from './table-downloads.tsx'

type Row = SweepList['items'][number]

/** The list of addresses that received money, with amounts, coins and paths. Staff need this list to move the money with their wallet. */
export function Sweep() {
  const { sweep: say } = useMessages()
  const lang = useLang()
  const [from, setFrom] = useState('')
  const query = { ...(from !== '' && { from }) }
  const list = useApiQuery('/api/admin/sweep', { query })
  return (
    <section className={styles.stack} aria-labelledby="sweep">
      <h2 id="sweep" className={styles.heading}>
        {say.title}
      </h2>
      <p className={styles.quiet}>{say.text}</p>
      <Field type="date" label={say.from} hint={say.fromHint} value={from} onChange={setFrom} />
      {list.data && list.data.totals.length > 0 && (
        <p>
          {say.total} {list.data.totals.map(({ amount, currency }) => formatSum(amount, currency, lang)).join(', ')}
        </p>
      )}
      <DataTable
        label={say.title}
        columns={useColumns()}
        list={{ data: list.data?.items, error: list.error, refetch: () => void list.refetch() }}
        keyOf={({ account, index }) => `${account} ${index}`}
        empty={say.empty}
      />
      <TableDownloads
        name="sweep"
        addressOf={(ending) => apiAddress(`/api/admin/sweep.${ending}`, { query: { ...query, lang } })}
        text={say.download}
      />
    </section>
  )
}

function useColumns(): Column<Row>[] {
  const { sweep: say, wallets } = useMessages()
  const lang = useLang()
  return [
    {
      id: 'address',
      title: say.address,
      isHeading: true,
      cell: ({ address, addressUrl }) => <ChainText text={address} url={addressUrl} isShort />,
    },
    { id: 'chain', title: say.chain, cell: ({ chain }) => wallets.chains[chain] },
    { id: 'path', title: say.path, cell: ({ path }) => <span className={styles.mono}>{path}</span> },
    {
      id: 'sums',
      title: say.sums,
      isFigure: true,
      cell: ({ sums }) => sums.map(({ amount, currency }) => formatSum(amount, currency, lang)).join(', '),
    },
  ]
}
