import { useDeferredValue, useState } from 'react'
import { Button } from '#ui/layout/button.tsx'
import { type Column, DataTable } from '#ui/data/data-table.tsx'
import { Field } from '#ui/forms/field.tsx'
import { Link } from '#ui/layout/link.tsx'
import { useDictionary, useLang } from '#ui/text/messages.tsx'
import type { PanelMessages } from '#ui/text/panel-messages.en.ts'
import type { ClientRow } from '../schemas.ts'
import { useClients } from './partner-calls.ts'
import { formatDayShort } from '#ui/text/moment-format.ts'
import { useMessages } from './messages.ts'
import type { PartProps } from './dashboard-props.ts'
import search from '#ui/forms/search-cross.module.css'
import styles from './partner.module.css'

export function ClientsTab({ root }: PartProps) {
  const { clients: messages } = useMessages()
  const panel = useDictionary<PanelMessages>('panel')
  const lang = useLang()
  const [q, setQ] = useState('')
  const list = useClients(useDeferredValue(q))
  const { columns: titles } = messages
  const columns: Column<ClientRow>[] = [
    { id: 'name', title: titles.name, isHeading: true, cell: ({ firstName, lastName }) => `${firstName} ${lastName}` },
    { id: 'contact', title: titles.contact, cell: ({ email, phoneNumber }) => email || phoneNumber },
    { id: 'orders', title: titles.orders, isFigure: true, cell: ({ orders }) => orders },
    { id: 'since', title: titles.since, isFigure: true, cell: ({ createdAt }) => formatDayShort(createdAt, lang) },
  ]
  return (
    <section className={styles.part} aria-label={titles.name}>
      <div className={`${styles.filters} ${search.cross}`} role="search">
        <Field type="search" label={messages.search} value={q} onChange={setQ} />
        <div className={styles.filterButtons}>
          <Button as={Link} kind="primary" href={`${root}?tab=clients&client=new`}>
            {messages.create}
          </Button>
        </div>
      </div>
      <DataTable
        label={titles.name}
        columns={columns}
        list={list}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `${root}?tab=clients&client=${id}`}
        empty={q ? panel.emptyFiltered : messages.empty}
      />
    </section>
  )
}
