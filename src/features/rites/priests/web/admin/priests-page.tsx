import type { z } from 'zod'
import { useApi, useApiQuery } from '#ui/data/api.ts'
import { type Column, DataTable } from '#ui/data/data-table.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { Form } from '#ui/forms/form.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { Button } from '#ui/layout/button.tsx'
import { DetailPage } from '#ui/layout/detail-page.tsx'
import { Link, useNavigation } from '#ui/layout/link.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { useAddress, usePanel } from '#ui/layout/panel.ts'
import { useLang } from '#ui/text/messages.tsx'
import { eitherText } from '../../rules.ts'
import { priestProfileInput, type PriestRecord } from '../../schemas.ts'
import { type DraftPriest, draftOf, EMPTY_PRIEST, sentPriest } from './draft-priest.ts'
import { useMessages } from './messages.ts'
import { PriestFields } from './priest-fields.tsx'
import styles from './priests-page.module.css'

/** The section of priests: all records, `/priests/new` for a new record, and `/priests/{id}` for one record. */
export function PriestsPage() {
  const { segments } = useAddress()
  const [, id] = segments
  if (id === 'new') return <NewPriest />
  return id === undefined ? <List /> : <PriestDetail key={id} id={id} />
}

function List() {
  const messages = useMessages()
  const lang = useLang()
  const { can } = usePanel()
  const query = useApiQuery('/api/admin/priest-profiles')
  const { columns: titles, states } = messages
  const columns: Column<PriestRecord>[] = [
    {
      id: 'name',
      title: titles.name,
      cell: ({ name }) => eitherText(name, lang) || messages.noName,
      isHeading: true,
    },
    { id: 'account', title: titles.account, cell: ({ email }) => email ?? messages.noAccount },
    {
      id: 'state',
      title: titles.state,
      cell: ({ published, isSample }) =>
        [published ? states.published : states.hidden, isSample && states.sample].filter(Boolean).join(', '),
    },
    { id: 'gaps', title: titles.gaps, cell: ({ gaps }) => gaps.map((gap) => messages.gaps[gap]).join(', ') },
  ]
  const action = can('catalogue.change') && (
    <Button as={Link} href="/priests/new" size="compact" kind="primary">
      {messages.add}
    </Button>
  )
  return (
    <div className={styles.page}>
      <PageHead title={messages.title} actions={action} />
      <p className={styles.hint}>{messages.text}</p>
      <DataTable
        list={{ ...query, data: query.data?.items }}
        columns={columns}
        label={messages.title}
        empty={messages.empty}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/priests/${id}`}
      />
    </div>
  )
}

/** The form for a new priest's record. After saving, the page of the record opens. */
export function NewPriest() {
  const messages = useMessages()
  const isClosed = !usePanel().can('catalogue.change')
  const api = useApi()
  const { go } = useNavigation()
  const form = useSchemaForm({ schema: priestProfileInput, defaultValues: EMPTY_PRIEST, toInput: sentPriest })

  async function create(body: z.input<typeof priestProfileInput>): Promise<void> {
    const { id } = await api.post('/api/admin/priest-profiles', { body })
    showToast({ title: messages.created, ...(!body.published && { text: messages.createdHidden }) })
    go(`/priests/${id}`)
  }

  return (
    <div className={styles.page}>
      <PageHead title={messages.add} back={{ href: '/priests', text: messages.title }} />
      <Form form={form} onSubmit={create} isClosed={isClosed} className={styles.form}>
        {isClosed && <Notice tone="warn">{messages.noRight}</Notice>}
        <PriestFields submit={messages.create} disabled={isClosed} />
      </Form>
    </div>
  )
}

function PriestDetail({ id }: { id: string }) {
  const messages = useMessages()
  const lang = useLang()
  const query = useApiQuery('/api/admin/priest-profiles/{id}', { path: { id } })
  return (
    <div className={styles.page}>
      <DetailPage
        query={query}
        back={{ href: '/priests', text: messages.title }}
        title={messages.title}
        unknown={messages.notFound}
        unknownText={<p>{messages.notFoundText}</p>}
        head={({ name }) => ({ title: eitherText(name, lang) || messages.noName })}
      >
        {(priest) => <PriestForm key={priest.id} priest={priest} onChanged={query.refetch} />}
      </DetailPage>
    </div>
  )
}

export function PriestForm({ priest, onChanged }: { priest: PriestRecord; onChanged: () => void }) {
  const messages = useMessages()
  const api = useApi()
  const isClosed = !usePanel().can('catalogue.change')
  const form = useSchemaForm({
    schema: priestProfileInput,
    values: draftOf(priest),
    toInput: (typed: DraftPriest) => sentPriest(typed),
  })

  async function save(change: z.input<typeof priestProfileInput>): Promise<void> {
    const body = { ...change, version: priest.version }
    await api.put('/api/admin/priest-profiles/{id}', { path: { id: priest.id }, body })
    showToast({ title: messages.saved })
    onChanged()
  }

  return (
    <>
      {isClosed && <p>{messages.noRight}</p>}
      {priest.gaps.length > 0 && (
        <Notice tone="info" quiet title={messages.columns.gaps}>
          {priest.gaps.map((gap) => messages.gaps[gap]).join(', ')}
        </Notice>
      )}
      <Form form={form} onSubmit={save} onConflict={onChanged} isClosed={isClosed} className={styles.form}>
        {!priest.published && (
          <Notice
            tone="info"
            quiet
            title={messages.hidden}
            action={
              !isClosed && (
                <Button
                  size="compact"
                  onClick={({ currentTarget }) => {
                    form.setValue('published', true, { shouldDirty: true })
                    currentTarget.form?.requestSubmit()
                  }}
                >
                  {messages.show}
                </Button>
              )
            }
          >
            {messages.hiddenText}
          </Notice>
        )}
        <PriestFields submit={messages.save} disabled={isClosed} />
      </Form>
    </>
  )
}
