import type { z } from 'zod'
import { formatDollars } from '#base/money-format.ts'
import { useApi, useApiQuery } from '#ui/data/api.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { Form } from '#ui/forms/form.tsx'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { DetailPage } from '#ui/layout/detail-page.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import { Section } from '#ui/layout/section.tsx'
import { ActionButton } from '#ui/overlays/action-button.tsx'
import { ConfirmButton } from '#ui/overlays/confirm-action.tsx'
import { useLang } from '#ui/text/messages.tsx'
import { CODE_PARAMETER } from '../../model.ts'
import { type AdminDiscount, discountChange } from '../../schemas.ts'
import { DiscountFields } from './discount-fields.tsx'
import { DiscountState } from './discount-state.tsx'
import styles from './discounts-page.module.css'
import { type DraftCode, draftOf, sentCode } from './draft-code.ts'
import { useMessages } from './messages.ts'

type PartProps = { discount: AdminDiscount; onChanged: () => void }

/** One discount code: its uses, its terms, and the switch that enables it. */
export function DiscountDetail({ id }: { id: string }) {
  const messages = useMessages()
  const query = useApiQuery('/api/admin/discounts/{id}', { path: { id } })
  return (
    <div className={styles.page}>
      <DetailPage
        query={query}
        back={{ href: '/discounts', text: messages.title }}
        title={messages.title}
        unknown={messages.notFound}
        unknownText={<p>{messages.notFoundText}</p>}
        head={(discount) => ({ title: discount.code, aside: <DiscountState discount={discount} /> })}
      >
        {(discount) => (
          <>
            <Uses discount={discount} />
            <Terms key={discount.id} discount={discount} onChanged={query.refetch} />
            <Switch discount={discount} onChanged={query.refetch} />
          </>
        )}
      </DetailPage>
    </div>
  )
}

function Uses({ discount }: { discount: AdminDiscount }) {
  const messages = useMessages()
  const lang = useLang()
  const { used, uses, reserved, givenUsd, isExceeded, code } = discount
  return (
    <Section className={styles.part} title={messages.figures}>
      {isExceeded && <Notice tone="warn">{messages.exceeded}</Notice>}
      <div className={styles.form}>
        <Facts
          facts={[
            { term: messages.facts.paid, value: messages.used(used, uses) },
            { term: messages.facts.reserved, value: String(reserved) },
            { term: messages.facts.given, value: formatDollars(givenUsd, lang) },
            { term: messages.facts.link, value: `${location.origin}/?${CODE_PARAMETER}=${encodeURIComponent(code)}` },
          ]}
        />
      </div>
    </Section>
  )
}

const schema = discountChange.omit({ version: true, active: true })

function Terms({ discount, onChanged }: PartProps) {
  const messages = useMessages()
  const lang = useLang()
  const api = useApi()
  const isClosed = !usePanel().can('discounts.change')
  const form = useSchemaForm({
    schema,
    values: draftOf(discount, lang),
    toInput: (typed: DraftCode) => sentCode(typed, lang),
  })

  async function save(change: z.input<typeof schema>): Promise<void> {
    const body = { ...change, version: discount.version }
    await api.put('/api/admin/discounts/{id}', { path: { id: discount.id }, body })
    showToast({ title: messages.saved })
    onChanged()
  }

  return (
    <Section className={styles.part} title={messages.settings}>
      {isClosed && <p>{messages.noRight}</p>}
      <Form form={form} onSubmit={save} onConflict={onChanged} isClosed={isClosed} className={styles.form}>
        <DiscountFields submit={messages.save} disabled={isClosed} />
      </Form>
    </Section>
  )
}

/** The switch that enables or disables a discount code. It asks for confirmation before it disables a code, because customers notice this. */
function Switch({ discount, onChanged }: PartProps) {
  const messages = useMessages()
  const api = useApi()
  const { can } = usePanel()
  const { id, active, version } = discount
  async function turn(): Promise<void> {
    await api.put('/api/admin/discounts/{id}', { path: { id }, body: { active: !active, version } })
    onChanged()
  }
  if (!can('discounts.change')) return null
  return (
    <div>
      {active ? (
        <ConfirmButton
          text={messages.off}
          button={{ kind: 'danger' }}
          title={messages.offSure}
          back={messages.back}
          isDangerous
          call={turn}
          onConflict={onChanged}
        >
          <p>{messages.offText}</p>
        </ConfirmButton>
      ) : (
        <ActionButton call={turn} onConflict={onChanged}>
          {messages.on}
        </ActionButton>
      )}
    </div>
  )
}
