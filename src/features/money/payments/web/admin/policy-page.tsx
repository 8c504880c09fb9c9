import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { readNumber } from '#base/typed-number.ts'
import { CURRENCIES } from '#features/money/settlements/model-currencies.ts'
import { POLICY_BOUNDS, type PolicyNumber } from '#features/money/settlements/model-limits.ts'
import { useApi, useApiQuery } from '#ui/data/api.ts'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { Form, FormFailure, SubmitButton } from '#ui/forms/form.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { useGroupError } from '#ui/forms/use-field.ts'
import { useSchemaForm } from '#ui/forms/use-schema-form.ts'
import { Button } from '#ui/layout/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Icon } from '#ui/layout/icon.tsx'
import { usePanel } from '#ui/layout/panel.ts'
import { useLang } from '#ui/text/messages.tsx'
import { policyRequest, type PolicyView } from '../../schemas-actions.ts'
import { useMessages } from './messages.ts'
import styles from './payments-page.module.css'
import { parseChanges, scaled, toTypedPolicy, type TypedPolicy, type Unit, UNITS } from './policy-fields.ts'

const GROUPS: { id: 'quote' | 'tolerance' | 'confirmations' | 'addresses' | 'people'; fields: PolicyNumber[] }[] = [
  { id: 'quote', fields: ['lockMinutes', 'watchDays', 'spreadBasisPoints'] },
  { id: 'tolerance', fields: ['toleranceBasisPoints', 'toleranceCents', 'dustCents'] },
  { id: 'confirmations', fields: ['bitcoinMost', 'ethereumBlocks', 'ethereumFinalFromCents'] },
  { id: 'addresses', fields: ['paymentsPerOrder', 'addressesPerHour', 'gapWarning', 'unpaidMost'] },
  { id: 'people', fields: ['secondPersonFromCents', 'partnerDayCents', 'staleSeconds'] },
]

const NAME = 'policy.bitcoinSteps'
const MAX_STEPS = 10

/** The page on which the owner changes the payment policy. */
export function PolicyPage() {
  const { policyPage: say } = useMessages()
  const { can } = usePanel()
  const query = useApiQuery('/api/admin/payment-policy')
  return (
    <div className={`${styles.stack} ${styles.wide}`}>
      <p className={styles.quiet}>{say.text}</p>
      {!can('policy.change') && (
        <Notice tone="info" quiet>
          {say.ownerOnly}
        </Notice>
      )}
      <Loaded query={query}>{(view) => <PolicyForm key={view.version} view={view} onDone={query.refetch} />}</Loaded>
    </div>
  )
}

const schema = policyRequest.omit({ version: true })

function PolicyForm({ view, onDone }: { view: PolicyView; onDone: () => void }) {
  const { policyPage: say, coins } = useMessages()
  const lang = useLang()
  const { can } = usePanel()
  const api = useApi()
  const isClosed = !can('policy.change')
  const form = useSchemaForm({
    schema,
    defaultValues: { policy: toTypedPolicy(view.holds, lang) },
    toInput: (typed: { policy: TypedPolicy }) => ({ policy: parseChanges(typed.policy, view.holds, lang) }),
  })

  async function save({ policy }: z.input<typeof schema>): Promise<void> {
    if (Object.keys(policy).length === 0) return showToast({ title: say.unchanged })
    await api.put('/api/admin/payment-policy', { body: { version: view.version, policy } })
    showToast({ title: say.saved })
    onDone()
  }

  return (
    <Form form={form} onSubmit={save} isClosed={isClosed} className={styles.stack}>
      {GROUPS.map(({ id, fields }) => (
        <Card key={id}>
          <fieldset className={styles.group}>
            <legend>{say.groups[id]}</legend>
            {id === 'confirmations' && <BitcoinSteps isClosed={isClosed} />}
            <div className={`fields-in-line ${styles.fields}`}>
              {fields.map((name) => (
                <PolicyField
                  key={name}
                  name={name}
                  {...say.fields[name]}
                  bounds={POLICY_BOUNDS[name]}
                  unit={UNITS[name]}
                  usual={view.defaults[name]}
                />
              ))}
            </div>
            {id === 'confirmations' && <p className={styles.quiet}>{say.tron}</p>}
          </fieldset>
        </Card>
      ))}
      <Card>
        <fieldset className={styles.group}>
          <legend>{say.groups.minimums}</legend>
          <p className={styles.quiet}>{say.minimumHint}</p>
          <div className={`fields-in-line ${styles.fields}`}>
            {CURRENCIES.map((coin) => (
              <PolicyField
                key={coin}
                name={`minimumCents.${coin}`}
                label={coins[coin]}
                bounds={POLICY_BOUNDS.minimumCents}
                unit="dollars"
                usual={view.defaults.minimumCents[coin] ?? 0}
              />
            ))}
          </div>
        </fieldset>
      </Card>
      <FormFailure
        besideFaults
        texts={{ 'http.invalid': say.faults, 'conflict.version': say.conflict }}
        reload={{ text: say.showCurrent, onReload: onDone }}
      />
      {!isClosed && (
        <div className={styles.buttons}>
          <SubmitButton>{say.save}</SubmitButton>
        </div>
      )}
    </Form>
  )
}

type Values = { policy: Pick<TypedPolicy, 'bitcoinSteps'> }

/** The fields for the number of Bitcoin confirmations, by price. The whole policy form contains them. */
function BitcoinSteps({ isClosed }: { isClosed: boolean }) {
  const { policyPage: say } = useMessages()
  const lang = useLang()
  const { fields, append, remove } = useFieldArray<Values, typeof NAME>({ name: NAME })
  const { trigger } = useFormContext<Values>()
  const steps = useWatch<Values, typeof NAME>({ name: NAME })
  // The schema reports this error for the whole list of steps.
  const isUnsorted = useGroupError(`${NAME}.root`) !== undefined
  const under = (at: number) => readNumber(steps[at]?.underCents ?? '', lang)
  return (
    <fieldset className={styles.steps} disabled={isClosed}>
      <legend className={styles.quiet}>{say.steps}</legend>
      {fields.map(({ id }, at) => (
        <div key={id} className={styles.step}>
          <TextField
            name={`${NAME}.${at}.underCents`}
            label={say.under}
            inputMode="decimal"
            error={isUnsorted && at > 0 && under(at) <= under(at - 1) && say.rising}
            onChange={() => isUnsorted && void trigger(NAME)}
            after={<span className={styles.unit}>$</span>}
          />
          <TextField name={`${NAME}.${at}.count`} label={say.count} inputMode="numeric" />
          <Button kind="quiet" square aria-label={say.removeStep} onClick={() => remove(at)}>
            <Icon name="trash" size={20} />
          </Button>
        </div>
      ))}
      <div className={styles.buttons}>
        <Button
          size="compact"
          disabled={fields.length >= MAX_STEPS}
          onClick={() => append({ underCents: '', count: '' }, { shouldFocus: false })}
        >
          {say.addStep}
        </Button>
      </div>
    </fieldset>
  )
}

type PolicyFieldProps = {
  name: string
  label: string
  hint?: string
  bounds: readonly [least: number, most: number]
  unit: Unit
  usual: number
}

function PolicyField({ name, label, hint = '', bounds: [least, most], unit, usual }: PolicyFieldProps) {
  const { policyPage: say } = useMessages()
  const lang = useLang()
  const format = (value: number) => scaled(value, unit).toLocaleString(lang)
  return (
    <TextField
      name={`policy.${name}`}
      label={label}
      hint={`${hint} ${say.between(format(least), format(most))}, ${say.usual(format(usual))}.`.trim()}
      inputMode="decimal"
      after={say.units[unit] && <span className={styles.unit}>{say.units[unit]}</span>}
    />
  )
}
