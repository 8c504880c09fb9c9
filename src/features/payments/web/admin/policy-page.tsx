import { useState } from 'react'
import { CURRENCIES } from '#features/settlements/model-currencies.ts'
import { POLICY_BOUNDS, type PolicyNumber } from '#features/settlements/model-policy.ts'
import { useApi, useApiQuery } from '#ui/api.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { useLang } from '#ui/messages.tsx'
import { Loaded } from '#ui/loaded.tsx'
import { Notice } from '#ui/notice.tsx'
import { usePanel } from '#ui/panel.ts'
import { showToast } from '#ui/toast-store.ts'
import { useAction } from '#ui/use-action.ts'
import type { PolicyView } from '../../schemas-actions.ts'
import { BitcoinSteps } from './bitcoin-steps.tsx'
import styles from './payments-page.module.css'
import { readTyped, scaled, type Typed, typedOf, type Unit, UNITS } from './policy-fields.ts'
import { useMessages } from './messages.ts'

const GROUPS: { id: 'quote' | 'tolerance' | 'confirmations' | 'addresses' | 'people'; fields: PolicyNumber[] }[] = [
  { id: 'quote', fields: ['lockMinutes', 'watchDays', 'spreadBasisPoints'] },
  { id: 'tolerance', fields: ['toleranceBasisPoints', 'toleranceCents', 'dustCents'] },
  { id: 'confirmations', fields: ['bitcoinMost', 'ethereumBlocks', 'ethereumFinalFromCents'] },
  { id: 'addresses', fields: ['paymentsPerOrder', 'addressesPerHour', 'gapWarning', 'unpaidMost'] },
  { id: 'people', fields: ['secondPersonFromCents', 'partnerDayCents', 'staleSeconds'] },
]

/** How careful the shop is, as the owner sets it. */
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

function PolicyForm({ view, onDone }: { view: PolicyView; onDone: () => void }) {
  const { policyPage: say, coins } = useMessages()
  const lang = useLang()
  const { can } = usePanel()
  const api = useApi()
  const [typed, setTyped] = useState<Typed>(() => typedOf(view.holds, lang))
  const [isTried, setIsTried] = useState(false)
  const isClosed = !can('policy.change')
  const { changes, wrong } = readTyped(typed, view.holds, lang)
  const action = useAction(async () => {
    const body = { version: view.version, policy: changes }
    await api.put('/api/admin/payment-policy', { body })
  })
  const format = (value: number, unit: Unit) => scaled(value, unit).toLocaleString(lang)
  const isConflict = action.problem?.code === 'conflict.version'

  async function save(): Promise<void> {
    setIsTried(true)
    if (wrong.length > 0) return
    if (Object.keys(changes).length === 0) return showToast({ title: say.unchanged })
    if (!(await action.run())) return
    showToast({ title: say.saved })
    onDone()
  }

  const number = (
    name: string,
    label: string,
    bounds: readonly [number, number],
    unit: (typeof UNITS)[PolicyNumber],
    usual: number,
    hint?: string,
  ) => (
    <Field
      key={name}
      label={label}
      hint={[
        hint,
        `${say.between(format(bounds[0], unit), format(bounds[1], unit))}, ${say.usual(format(usual, unit))}.`,
      ]
        .filter(Boolean)
        .join(' ')}
      inputMode="decimal"
      value={typed.numbers[name] ?? ''}
      onChange={(value) => setTyped({ ...typed, numbers: { ...typed.numbers, [name]: value } })}
      error={isTried && wrong.includes(name) ? say.wrong : action.faults[`policy.${name}`]}
      after={say.units[unit] && <span className={styles.unit}>{say.units[unit]}</span>}
      disabled={isClosed}
    />
  )
  const single = (name: PolicyNumber) =>
    number(name, say.fields[name].label, POLICY_BOUNDS[name], UNITS[name], view.defaults[name], say.fields[name].hint)

  return (
    <form
      noValidate
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {GROUPS.map(({ id, fields }) => (
        <Card key={id}>
          <fieldset className={styles.group}>
            <legend>{say.groups[id]}</legend>
            {id === 'confirmations' && (
              <BitcoinSteps
                steps={typed.steps}
                onChange={(steps) => setTyped({ ...typed, steps })}
                wrong={isTried ? wrong : []}
                isClosed={isClosed}
              />
            )}
            <div className={`fields-in-line ${styles.fields}`}>{fields.map(single)}</div>
            {id === 'confirmations' && <p className={styles.quiet}>{say.tron}</p>}
          </fieldset>
        </Card>
      ))}
      <Card>
        <fieldset className={styles.group}>
          <legend>{say.groups.minimums}</legend>
          <p className={styles.quiet}>{say.minimumHint}</p>
          <div className={`fields-in-line ${styles.fields}`}>
            {CURRENCIES.map((coin) =>
              number(coin, coins[coin], POLICY_BOUNDS.minimumCents, 'dollars', view.defaults.minimumCents[coin] ?? 0),
            )}
          </div>
        </fieldset>
      </Card>
      {isTried && wrong.length > 0 && <Notice tone="danger">{say.faults}</Notice>}
      {action.failure !== undefined && (
        <Notice
          tone="danger"
          action={
            isConflict && (
              <Button size="compact" onClick={onDone}>
                {say.showCurrent}
              </Button>
            )
          }
        >
          {isConflict ? say.conflict : action.failure}
        </Notice>
      )}
      {!isClosed && (
        <div className={styles.buttons}>
          <Button kind="primary" type="submit" busy={action.isBusy}>
            {say.save}
          </Button>
        </div>
      )}
    </form>
  )
}
