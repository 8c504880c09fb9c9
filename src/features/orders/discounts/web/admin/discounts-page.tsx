import type { z } from 'zod'
import { useApi, useApiPages } from '#ui/data/api.ts'
import { type Column, DataTable } from '#ui/data/data-table.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { Form } from '#ui/forms/form.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { Button } from '#ui/layout/button.tsx'
import { Link, useNavigation } from '#ui/layout/link.tsx'
import { PageHead } from '#ui/layout/page-head.tsx'
import { useAddress, usePanel } from '#ui/layout/panel.ts'
import { useLang } from '#ui/text/messages.tsx'
import { formatDayShort } from '#ui/text/moment-format.ts'
import { type AdminDiscount, discountInput } from '../../schemas.ts'
import { DiscountDetail } from './discount-detail.tsx'
import { DiscountFields } from './discount-fields.tsx'
import { DiscountState, discountText } from './discount-state.tsx'
import styles from './discounts-page.module.css'
import { type DraftCode, EMPTY_CODE, sentCode } from './draft-code.ts'
import { useMessages } from './messages.ts'

/** The staff page of all discount codes; `/discounts/new` creates a code, `/discounts/{id}` shows one code. */
export function DiscountsPage() {
  const { segments } = useAddress()
  const [, id] = segments
  if (id === 'new') return <NewDiscount />
  return id === undefined ? <List /> : <DiscountDetail key={id} id={id} />
}

const stateOf = (discount: AdminDiscount) => <DiscountState discount={discount} />

function List() {
  const messages = useMessages()
  const lang = useLang()
  const { can } = usePanel()
  const list = useApiPages('/api/admin/discounts')
  const { columns: titles } = messages
  const columns: Column<AdminDiscount>[] = [
    { id: 'code', title: titles.code, cell: ({ code }) => code, isHeading: true },
    { id: 'discount', title: titles.discount, cell: (one) => discountText(one, lang), isFigure: true },
    {
      id: 'until',
      title: titles.until,
      cell: ({ until }) => (until === null ? messages.noEnd : formatDayShort(until, lang)),
    },
    {
      id: 'used',
      title: titles.used,
      cell: ({ used, uses, reserved }) =>
        [messages.used(used, uses), reserved > 0 && messages.reserved(reserved)].filter(Boolean).join(' '),
      isFigure: true,
    },
    { id: 'state', title: titles.state, cell: stateOf },
  ]
  const action = can('discounts.change') && (
    <Button as={Link} href="/discounts/new" size="compact" kind="primary">
      {messages.add}
    </Button>
  )
  const hrefOf = ({ id }: AdminDiscount) => `/discounts/${id}`
  return (
    <div className={styles.page}>
      <PageHead title={messages.title} actions={action} />
      <DataTable
        list={list}
        columns={columns}
        label={messages.title}
        empty={messages.empty}
        keyOf={({ id }) => id}
        hrefOf={hrefOf}
      />
    </div>
  )
}

/** The form for a new discount code. After saving, the page of the new code opens. */
export function NewDiscount() {
  const messages = useMessages()
  const lang = useLang()
  const isClosed = !usePanel().can('discounts.change')
  const api = useApi()
  const { go } = useNavigation()
  const form = useSchemaForm({
    schema: discountInput,
    defaultValues: EMPTY_CODE,
    toInput: (typed: DraftCode) => sentCode(typed, lang),
  })

  async function create(body: z.input<typeof discountInput>): Promise<void> {
    const { id } = await api.post('/api/admin/discounts', { body })
    showToast({ title: messages.created })
    go(`/discounts/${id}`)
  }

  const back = { href: '/discounts', text: messages.title }
  return (
    <div className={styles.page}>
      <PageHead title={messages.add} back={back} />
      <Form form={form} onSubmit={create} isClosed={isClosed} className={styles.form}>
        {isClosed && <Notice tone="warn">{messages.noRight}</Notice>}
        <DiscountFields submit={messages.create} disabled={isClosed} />
      </Form>
    </div>
  )
}
